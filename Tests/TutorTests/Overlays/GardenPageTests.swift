import Basics
import Content
import Quiz
import Screen
import TestPasts
import Testing

@testable import Tutor

struct GardenPageTests {
  /// 7 × 8 is a flower, 3 × 4 could open on the third day, 6 × 9 was met; nothing else was asked.
  private static let garden = Garden(
    past: [
      (1, 7, 8), (2, 7, 8), (2, 3, 4),
    ].map { PastAttempt(attempt($1, $2), on: $0) } + [PastAttempt(attempt(6, 9, .wrong), on: 2)])

  private static func attempt(
    _ left: Int, _ right: Int, _ outcome: Attempt.Outcome = .right
  ) -> Attempt {
    attempt(Question(left, .multiply, right), outcome)
  }

  private static func attempt(_ question: Question, _ outcome: Attempt.Outcome) -> Attempt {
    Attempt(
      question: question, typed: "", outcome: outcome, tryNumber: 1, time: .seconds(2))
  }

  private func page(_ garden: Garden = Self.garden, _ name: String? = "Mina") -> GardenPage {
    GardenPage(garden, learner: name, on: 3)
  }

  /// The same with something in each bed.
  private static let full = Garden(
    past: [Question(7, .multiply, 8), Question(3, .add, 4), Question(30, .add, 40)].map {
      PastAttempt(attempt($0, .right), on: 2)
    })

  private let texts = Texts(.english)
  private let vocabulary = ChatVocabulary(Texts(.english))

  @Test func `a line on the page has at most sixty characters`() {
    var page = page()
    for _ in 0..<70 { page.type("a") }
    #expect(page.typed.count == 60)
    _ = page.deleteLast()
    #expect(page.typed.count == 59)
  }

  @Test func `the garden has nothing to scroll`() {
    var overlay = Overlay.garden(page())
    #expect(!overlay.limitScroll(to: ScrollExtent(5)) && !overlay.limitScroll(to: ScrollExtent(0)))
  }

  @Test func `the page begins with the plant that has grown furthest`() {
    var near = page()
    #expect(near.plant == .table(7, 8))
    #expect(near.bed == .tables)
    _ = near.tap(.plant(row: 1, column: 2))
    let picture = near.picture(in: texts)
    #expect(picture.title == "Mina's garden")
    #expect(picture.counts == ["2 plants", "1 flower"], "the first never falls")
    #expect(picture.beds == ["Tables 2", "Sums", "Trees"])
    #expect(
      picture.about == "3 × 4: found it. Quick once more, and it opens!")
    #expect(picture.rows.count == 11)
    #expect(Set(picture.legend.map(\.sign)) == [.flower, .found, .met, .notYet])
    #expect(page(Self.garden, nil).picture(in: texts).title == "My garden")
  }

  @Test func `it opens on the first bed in which something grows`() {
    let sums = Garden(
      past: [PastAttempt(Self.attempt(Question(3, .add, 4), .right), on: 1)])
    #expect(page(sums).bed == .sums)
    #expect(page(sums).plant == .sum(3, 4))
    #expect(page(Garden()).bed == .tables)
    #expect(page(sums).picture(in: texts).counts == ["1 plant"], "nobody is told of no flowers")
    #expect(page(Garden()).picture(in: texts).counts.isEmpty)
  }

  @Test func `arrows and taps move over the plants, and no further than the bed goes`() {
    var page = page()
    for _ in 0..<20 { _ = page.press(.right, in: vocabulary) }
    for _ in 0..<20 { _ = page.press(.down, in: vocabulary) }
    #expect(page.plant == .table(12, 12))
    for _ in 0..<20 { _ = page.press(.left, in: vocabulary) }
    for _ in 0..<20 { _ = page.press(.up, in: vocabulary) }
    #expect(page.plant == .table(2, 2))
    #expect(page.picture(in: texts).twin == nil)
    _ = page.tap(.plant(row: 6, column: 5))
    #expect(page.plant == .table(7, 8))
    let picture = page.picture(in: texts)
    #expect(picture.about == "8 × 7: by heart. Know 56 ÷ 7 too, and a bee comes.")
    #expect(picture.twin == Point(column: 6, row: 5), "the same plant stands there once more")
  }

  @Test func `a tap on a word is its choice, and one beside them nothing`() {
    var page = page()
    #expect(page.picture(in: texts).chips.labels == ["Practise what grows", "Next page", "Back"])
    #expect(page.picture(in: texts).shortLabels.first == "Practise")
    guard case .close = page.tap(.word(2)) else {
      Issue.record("not closed")
      return
    }
    guard case .practise = page.tap(.word(0)) else {
      Issue.record("no practice")
      return
    }
    guard case .stay = page.tap(.word(1)) else {
      Issue.record("not stayed")
      return
    }
    #expect(page.bed == GardenBed.tables.next)
    guard case .stay = page.tap(.word(3)) else {
      Issue.record("no such word")
      return
    }
  }

  @Test func `the beds follow each other, and all their plants have words`() {
    var page = page()
    var seen: Set<Plant> = []
    for bed in GardenBed.allCases {
      #expect(page.bed == bed)
      for (row, plants) in bed.rows.enumerated() {
        for column in plants.indices {
          _ = page.tap(.plant(row: row, column: column))
          seen.insert(page.plant)
          #expect(!page.picture(in: texts).about.contains(/garden|\{/))
        }
      }
      _ = page.press(.pageDown, in: vocabulary)
    }
    #expect(page.bed == .tables)
    #expect(seen == Set(Plant.all))
    _ = page.tap(.bed(2))
    #expect(page.bed == .trees)
  }

  @Test func `Tab moves the light, and Enter or a tap does what it says`() {
    var page = page()
    _ = page.press(.backTab, in: vocabulary)
    guard case .close = page.press(.enter, in: vocabulary) else {
      Issue.record("back is lit before it")
      return
    }
    _ = page.press(.tab, in: vocabulary)
    #expect(page.lit == .practise)
    guard case .practise(let questions) = page.press(.enter, in: vocabulary) else {
      Issue.record("practise is lit first")
      return
    }
    #expect(questions == [Question(3, .multiply, 4)])
    _ = page.press(.tab, in: vocabulary)
    _ = page.press(.enter, in: vocabulary)
    #expect(page.bed == .sums)
    for key in [Key.escape, .backspace] {
      guard case .close = page.press(key, in: vocabulary) else {
        Issue.record("\(key) closes")
        return
      }
    }
  }

  @Test(arguments: [(GardenBed.tables, Quiz.Operation.multiply), (.sums, .add)])
  func `what grows in the bed on show is practised first`(
    bed: GardenBed, operation: Quiz.Operation
  ) {
    let grown = [Question(3, .multiply, 4), Question(6, .add, 7), Question(2, .multiply, 9)]
    var page = page(Garden(past: grown.map { PastAttempt(Self.attempt($0, .right), on: 1) }))
    page.show(bed)
    guard case .practise(let questions) = page.choose(.practise) else {
      Issue.record("no practice")
      return
    }
    #expect(Set(questions) == Set(grown))
    #expect(questions.first?.operation == operation)
  }

  /// Types a line and sends it.
  private func outcome(
    of line: String, on page: inout GardenPage, in language: Language = .english
  ) -> OverlayOutcome {
    let vocabulary = ChatVocabulary(Texts(language))
    for character in line { _ = page.press(.character(character), in: vocabulary) }
    return page.press(.enter, in: vocabulary)
  }

  @Test(arguments: [
    ("back", Language.english), ("quit", .english), ("q", .english), ("Bye!", .english),
    ("no", .english), ("돌아가기", .korean), ("끝", .korean),
  ])
  func `words lead back`(line: String, language: Language) {
    var page = page()
    guard case .close = outcome(of: line, on: &page, in: language) else {
      Issue.record("\(line) closes")
      return
    }
  }

  @Test(arguments: [("practise", Language.english), ("play", .english), ("연습하기", .korean)])
  func `words begin a practice`(line: String, language: Language) {
    var page = page()
    guard case .practise = outcome(of: line, on: &page, in: language) else {
      Issue.record("\(line) practises")
      return
    }
  }

  @Test func `words lead to a bed, what is typed can be seen, and no letter acts alone`() {
    var page = page()
    for character in "q tree" { _ = page.press(.character(character), in: vocabulary) }
    #expect(page.picture(in: texts).about == "❯ q tree")
    for _ in 0..<6 { _ = page.press(.backspace, in: vocabulary) }
    #expect(page.picture(in: texts).about.contains("8"))
    _ = outcome(of: "trees", on: &page)
    #expect(page.bed == .trees)
    _ = outcome(of: "next bed", on: &page)
    #expect(page.bed == .tables)
  }

  @Test func `other words are answered kindly until the next key`() {
    var page = page()
    _ = outcome(of: "hello", on: &page)
    #expect(page.picture(in: texts).about == "Hello! Nice to see you.")
    _ = outcome(of: "banana 7", on: &page)
    #expect(page.picture(in: texts).about == texts(.gardenUnknown))
    _ = page.press(.left, in: vocabulary)
    #expect(page.picture(in: texts).about != texts(.gardenUnknown))
    _ = outcome(of: "i want to die", on: &page)
    #expect(page.picture(in: texts).about == texts(.careTell))
  }

  @Test func `in words each table is a line, what has grown first`() {
    #expect(
      page().lines(in: texts) == [
        "Mina's garden. 1 flower, no tree yet.",
        "2 × 3 and 3 × 2 are one plant.",
        "3 times table. Found: 4.",
        "4 times table. Found: 3.",
        "6 times table. Met: 9.",
        "7 times table. By heart: 8.",
        "8 times table. By heart: 7.",
        "9 times table. Met: 6.",
      ])
  }

  @Test func `an empty garden invites`() {
    var page = page(Garden())
    let picture = page.picture(in: texts)
    #expect(picture.portrait?.blocks.first == .heading(texts(.gardenEmpty)))
    #expect(picture.rows.isEmpty && picture.beds.isEmpty, "no bed is empty for who has not begun")
    #expect(picture.chips == ChipRow(["Play", "Back"], lit: 0))
    #expect(page.lines(in: texts).last?.hasPrefix("Nothing is planted yet.") == true)
    guard case .practise([]) = page.press(.enter, in: vocabulary) else {
      Issue.record("Enter plays")
      return
    }
  }

  @Test func `words typed at an empty garden are answered`() {
    var page = page(Garden())
    for letter in "zzz" { _ = page.press(.character(letter), in: vocabulary) }
    #expect(page.picture(in: texts).about == "❯ zzz")
    _ = page.press(.enter, in: vocabulary)
    #expect(page.picture(in: texts).about == texts(.gardenUnknown))
  }

  @Test(arguments: Language.allCases)
  func `what is seen twice and counted once is said to be one`(language: Language) {
    var page = page(Self.full)
    let texts = Texts(language)
    for (bed, isSquare) in [(GardenBed.tables, true), (.sums, true), (.trees, false)] {
      page.show(bed)
      let note = page.picture(in: texts).footnote
      #expect(note.isEmpty != isSquare)
      #expect(note.contains("3 \(bed.corner) 2") == isSquare)
    }
  }

  @Test(arguments: [(80, 24), (40, 20), (40, 10), (120, 40)], [GlyphSet.unicode, .ascii])
  func `the plant in focus, its words and the chips are seen in every window`(
    size: (Int, Int), glyphs: GlyphSet
  ) {
    var page = page(Self.full)
    for bed in GardenBed.allCases {
      _ = page.tap(.bed(bed.rawValue))
      _ = page.tap(.plant(row: 7, column: 1))
      let drawing = ScreenPicture.garden(page.picture(in: texts)).drawn(
        in: Size(columns: size.0, rows: size.1), theme: .monochrome, glyphs: glyphs)
      let targets = (0..<size.1).flatMap { row in
        (0..<size.0).compactMap {
          drawing.taps.target(at: Point(column: $0, row: row))
        }
      }
      #expect(targets.contains(.plant(row: 7, column: 1)))
      #expect(targets.contains(.word(2)))
      #expect(targets.contains(.bed(1)))
    }
  }
}
