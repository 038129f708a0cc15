import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct WorksheetTextTests {
  private static let mixed = Worksheet(
    questions: [
      Question(7, .multiply, 8), Question(100, .subtract, 45), Question(9, .add, 6),
      Question(132, .divide, 12), Question(0, .multiply, 3),
    ].map { AskedQuestion($0) })

  private static func text(
    _ worksheet: Worksheet = mixed, _ language: Language = .english
  ) -> WorksheetText {
    WorksheetText(worksheet, number: 42, texts: Texts(language))
  }

  @Test func `the sheet has lines for name, date and score, and the questions in columns`() {
    let lines = Self.text().lines(withAnswers: false)
    #expect(
      lines == [
        "Maths practice" + String(repeating: " ", count: 58) + "Sheet 42", "",
        "Name: _________________________________   Date: ______________   Score: ____ / 5",
        "", "",
        "1.     7 × 8 = ____     2.  100 − 45 = ____     3.     9 + 6 = ____", "",
        "4.  132 ÷ 12 = ____     5.     0 × 3 = ____",
      ])
  }

  @Test func `the answers are on a page of their own, and only when asked for`() throws {
    let sheet = Self.text().lines(withAnswers: false)
    let lines = Self.text().lines(withAnswers: true)
    #expect(Array(lines.prefix(sheet.count)) == sheet)
    let page = Array(lines.dropFirst(sheet.count + 1))
    #expect(try #require(page.first).hasPrefix("\u{0C}Answers"))
    #expect(
      page.suffix(2) == [
        "1.     7 × 8 = 56     2.  100 − 45 = 55     3.     9 + 6 = 15",
        "4.  132 ÷ 12 = 11     5.     0 × 3 = 0",
      ])
  }

  @Test(arguments: Language.allCases, Difficulty.allCases)
  func `no line is wider than 80 columns`(language: Language, difficulty: Difficulty) {
    for count in [1, 9, 20, 200] {
      var generator = SeededGenerator(seed: UInt64(count))
      let pool = QuestionPool(options: PracticeOptions(difficulty: difficulty))
      let sheet = Worksheet(count: count, from: pool, using: &generator)
      let lines = Self.text(sheet, language).lines(withAnswers: true)
      #expect(lines.allSatisfy { $0.displayWidth <= 80 })
      #expect(lines.joined().matches(of: /= ____/).count == count)
    }
  }

  private static let gaps = Worksheet(questions: [
    AskedQuestion(Question(56, .divide, 7), as: .missingSecond),
    AskedQuestion(Question(5, .add, 8), as: .missingFirst),
    AskedQuestion(Question(9, .add, 6)),
  ])

  @Test func `a gap is a blank in the equation, and its answer stands in brackets`() throws {
    let lines = Self.text(Self.gaps).lines(withAnswers: true)
    #expect(
      lines.contains("1.  7 × ____ = 56       2.  ____ − 8 = 5        3.     9 + 6 = ____"))
    #expect(lines.last == "1.   7 × [8] = 56     2.  [13] − 8 = 5      3.     9 + 6 = 15")
  }

  @Test(arguments: [FormsSetting.mixed, .plain])
  func `no sheet has a hole within an equation, and the equals signs stand below each other`(
    forms: FormsSetting
  ) {
    var generator = SeededGenerator(seed: 5)
    let pool = QuestionPool(options: PracticeOptions(difficulty: .hard))
    let sheet = Worksheet(count: 40, forms: forms, from: pool, using: &generator)
    let rows = Self.text(sheet).lines(withAnswers: false).filter { $0.contains("=") }
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(row.matches(of: #/[\d_]  +[+−×÷]|[+−×÷]  +[\d_]|  =|=  /#).isEmpty, "\(row)")
    }
    let places = rows.map { row in
      row.indices.filter { row[$0] == "=" }.map { row.distance(from: row.startIndex, to: $0) }
    }
    for place in places { #expect(places[0].starts(with: place)) }
  }

  @Test func `squares stand below a sum of two digits, and nothing else`() throws {
    let sheet = Worksheet(
      questions: [Question(7, .multiply, 8), Question(34, .add, 28), Question(63, .subtract, 27)]
        .map { AskedQuestion($0) })
    let text = WorksheetText(sheet, number: 1, hasSquares: true, texts: Texts(.english))
    let lines = text.lines(withAnswers: true)
    #expect(lines.filter { $0.contains("+---+---+---+   ") }.count == 3)
    #expect(lines.contains { $0.contains("+ |   |   |   |") && $0.contains("− |   |   |   |") })
    let plain = Self.text(sheet).lines(withAnswers: true)
    #expect(!plain.contains { $0.contains("---") })
    let answers = try #require(lines.firstIndex { $0.hasPrefix("\u{0C}") })
    #expect(!lines[answers...].contains { $0.contains("---") })
  }

  @Test(arguments: Language.allCases)
  func `no line with gaps or squares is wider than 80 columns`(language: Language) {
    for seed: UInt64 in 0..<10 {
      var generator = SeededGenerator(seed: seed)
      let pool = QuestionPool(options: PracticeOptions(difficulty: .hard))
      let sheet = Worksheet(count: 60, forms: .mixed, from: pool, using: &generator)
      let text = WorksheetText(sheet, number: 42, hasSquares: true, texts: Texts(language))
      let lines = text.lines(withAnswers: true)
      #expect(lines.allSatisfy { $0.displayWidth <= 80 && !$0.hasSuffix(" ") })
    }
  }
}
