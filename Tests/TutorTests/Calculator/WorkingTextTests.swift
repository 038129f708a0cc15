import Basics
import Calculator
import Content
import Screen
import Testing

@testable import Tutor

/// Workings as lines of a terminal, in words, and as a page.
struct WorkingTextTests {
  private func lines(
    _ text: String, _ language: Language = .english, glyphs: GlyphSet = .unicode,
    columns: Int = 80, drawsAll: Bool = false
  ) throws -> [String] {
    WorkingText(
      try workOut(text), texts: Texts(language), glyphs: glyphs, columns: columns,
      drawsAll: drawsAll
    ).lines
  }

  private func words(_ text: String, _ language: Language = .english) throws -> [String] {
    WorkingSpeech(try workOut(text), texts: Texts(language)).lines
  }

  @Test func `what is worked on is underlined, with the rule beside it`() throws {
    #expect(
      try lines("2 + 3 × (4 − 1)^2") == [
        "  2 + 3 × (4 − 1)^2", "           ‾‾‾‾‾  subtract", "= 2 + 3 × 3^2",
        "          ‾‾‾  3 × 3", "= 2 + 3 × 9", "      ‾‾‾‾‾  multiply", "= 2 + 27", "  ‾‾‾‾‾‾  add",
        "= 29",
      ])
  }

  @Test func `a rule stands beside its mark where it just fits, else below it`() throws {
    let (mark, rule) = ("           ‾‾‾‾‾", "subtract")
    let columns = (mark + "  " + rule).count
    let beside = try lines("2 + 3 × (4 − 1)^2", columns: columns)
    #expect(beside.contains(mark + "  " + rule))
    let below = try lines("2 + 3 × (4 − 1)^2", columns: columns - 1)
    #expect(below.contains(mark) && below.contains("    " + rule))
  }

  @Test func `what goes once goes 1, and what does not goes 0`() throws {
    let said = try words("8120 ÷ 8").joined(separator: " ")
    #expect(said.contains("8 into 8 goes 1."))
    #expect(said.contains("8 into 1 goes 0. Write 0."))
    #expect(said.contains("8 into 12 goes 1."))
  }

  @Test(arguments: [
    ("10 ÷ 7", "≈ 1.43"), ("7 ÷ 8", "≈ 0.88"), ("2/3 + 1/7", "≈ 0.81"), ("√2 + √2", "≈ 2.83"),
    ("7 × 8", "= 56"), ("1/4 + 1/4", "= 0.50"), ("0.375 + 0.25", "≈ 0.63"),
  ])
  func `as many places as were asked for are at the end`(text: String, end: String) throws {
    let format = NumberFormat(.places(2))
    let lines = WorkingText(try workOut(text), texts: Texts(.english), format: format).lines
    #expect(lines.last == end)
  }

  @Test func `without Unicode the mark stands below the same part`() throws {
    let rows = try lines("√50 × (2 − 1)", glyphs: .ascii)
    #expect(
      rows == [
        "  sqrt 50 x (2 - 1)", "             ^^^^^  subtract", "= sqrt 50 x 1",
        "  ^^^^^^^  50 = 25 x 2, and sqrt 25 = 5", "= 5sqrt 2 x 1", "  ^^^^^^^^^^^  multiply",
        "= 5sqrt 2", "~ 7.0711",
      ])
  }

  @Test(arguments: Language.allCases)
  func `no row is wider than the window, and ASCII is ASCII`(language: Language) throws {
    let texts = [
      "432 ÷ 15", "123456 × 789", "100 − 7 × (3 + 2 × (5 − 1)) + 12 × 12 − 345 ÷ 5 + 2 × 3 × 4",
      "1/3 + 1/6 + 1/7", "1 ÷ 7", "2 1/3 − 1 3/4", "1000000 − 1", "200 + 10% + 5%",
      "123456789 × 987654321", "1.5 + 22.75 + 333.125",
    ]
    for text in texts {
      for columns in [40, 80] {
        for row in try lines(text, language, columns: columns, drawsAll: true) {
          #expect(row.displayWidth <= columns, "\(text): \(row)")
        }
        guard language == .english else { continue }
        let rows = try lines(text, glyphs: .ascii, columns: columns, drawsAll: true)
        #expect(rows.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }, "\(rows)")
      }
    }
  }

  @Test func `a lone operation is drawn in columns with a sentence for each`() throws {
    #expect(
      try lines("932 − 457") == [
        "  932 − 457", "",
        "      8 12 12    1. ones: 2 is less than 7. Exchange one from the tens for ten.",
        "      9  3  2       12 − 7 = 5.",
        "  −   4  5  7    2. tens: 2 is less than 5. Exchange one from the hundreds for",
        "  ───────────       ten. 12 − 5 = 7.", "      4  7  5    3. hundreds: 8 − 4 = 4.", "",
        "= 475",
      ])
    let narrow = try lines("45 + 7", columns: 40)
    #expect(
      narrow == [
        "  45 + 7", "", "     4 5", "  +    7", "  ──────", "     5 2", "     1", "",
        "  1. ones: 5 + 7 = 12. Write 2, carry 1.", "  2. tens: 4 + 0 + 1 = 5. Write 5.", "",
        "= 52",
      ])
  }

  @Test func `Korea writes its own columns`() throws {
    let rows = try lines("124 × 26", .korean, columns: 40)
    #expect(rows.contains("     2 4 8") && !rows.contains("  +  2 4 8 0"))
    let sentence = "  3. 줄끼리 더해요: 744 + 2480 = 3224."
    #expect(rows.contains(sentence), "\(rows)")
  }

  @Test func `several operations have columns where they are wanted`() throws {
    #expect(try !lines("24 × 13 + 57").contains { $0.contains("───") })
    #expect(try lines("24 × 13 + 57", drawsAll: true).count { $0.contains("───") } == 3)
  }

  @Test func `a long working shows its beginning and its end`() throws {
    let sum = Array(repeating: "2 × 3", count: 20).joined(separator: " + ")
    let rows = try lines(sum)
    #expect(rows.contains("  … 24 more lines like these …"))
    #expect(rows.last == "= 120")
  }

  @Test func `a fraction is a mixed number and a decimal, too`() throws {
    #expect(
      try lines("5/6 + 3/4").suffix(3) == [
        "= 19/12", "  as a mixed number: 1 7/12", "≈ 1.5833",
      ])
    #expect(try lines("√8").suffix(2) == ["= 2√2", "≈ 2.8284"])
    #expect(try lines("7 ÷ 12").suffix(2) == ["= 7/12", "  0.58333… goes on like that for ever."])
  }

  @Test func `where there are no steps the reason is said with the result`() throws {
    #expect(try lines("5") == ["5 is a number already, so there is nothing to work out."])
    #expect(
      try lines("sin 1") == [
        "I know no way to do this step by step on paper. The calculator finds 0.0174…."
      ])
  }

  @Test(arguments: Language.allCases)
  func `every rule and every reason has words`(language: Language) {
    let texts = Texts(language)
    for rule in WorkRule.Name.allCases {
      #expect(texts.all["steps.rule.\(rule.rawValue)"] != nil, "\(rule)")
    }
    for obstacle in Working.Obstacle.allCases {
      #expect(texts.all["steps.obstacle.\(obstacle.rawValue)"] != nil, "\(obstacle)")
    }
    let rules = texts.all.keys.filter { $0.hasPrefix("steps.rule.") }
    #expect(rules.count == WorkRule.Name.allCases.count)
  }

  @Test func `the words leave no name open`() throws {
    let texts = [
      "1/3 + 1/6", "1000 − 7", "124 × 206", "300 × 40", "1.2 × 3.4", "7.5 ÷ 0.3", "432 ÷ 35",
      "√50 ÷ √3", "8^(2/3)", "5! ÷ 9!", "0!", "200 + 10%", "(2/3)^-1", "3.5 × 100", "2 1/2 ÷ 0.5",
      "sin 30", "|−3| × 2", "17 mod 5", "max(2, 3) + 4", "34 − (−18)", "-34 × 18", "1 ÷ 17",
    ]
    for language in Language.allCases {
      for text in texts {
        let all = try lines(text, language) + words(text, language)
        #expect(!all.contains { $0.contains("{") || $0.contains("steps.") }, "\(all)")
      }
    }
  }

  @Test(arguments: [
    ("2^(5 − 2)", "2 to the power of bracket 5 minus 2 close bracket"),
    ("2^5 − 2", "2 to the power of 5 minus 2"), ("2^(−1)", "2 to the power of minus 1"),
    ("x^−1", "x to the power of minus 1"), ("x^x", "x to the power of x"),
    (
      "2^(3 × (1 + 1)) + 1",
      "2 to the power of bracket 3 times bracket 1 plus 1 close bracket close bracket plus 1"
    ),
  ])
  func `who hears a power hears where it ends`(line: String, words: String) {
    #expect(SpokenExpression.words(for: line, in: Texts(.english)) == words)
  }

  @Test(arguments: Language.allCases)
  func `what stands behind a power is said behind it`(language: Language) {
    for power in ["2^(3 + 4)", "2^(3 × (1 + 1))", "2^3", "x^x"] {
      let alone = SpokenExpression.words(for: power, in: Texts(language))
      let longer = SpokenExpression.words(for: power + " × 5", in: Texts(language))
      #expect(longer.hasPrefix(alone) && longer.count > alone.count, "\(longer)")
    }
  }

  @Test func `who hears the steps gets words for signs`() throws {
    #expect(
      try words("3/4 + 2^3 × (5 − 1)").prefix(3) == [
        "3 over 4 plus 2 to the power of 3 times bracket 5 minus 1 close bracket.",
        "Work on 5 minus 1. That is 4.",
        "Now: 3 over 4 plus 2 to the power of 3 times 4.",
      ])
    #expect(
      try words("932 − 457") == [
        "932 minus 457.",
        "ones: 2 is less than 7. Exchange one from the tens for ten. 12 minus 7 is 5.",
        "tens: 2 is less than 5. Exchange one from the hundreds for ten. 12 minus 5 is 7.",
        "hundreds: 8 minus 4 is 4.", "The answer is 475.",
      ])
    #expect(try words("1 1/2 + √9").first == "1 and 1 over 2 plus root 9.")
    #expect(
      try words("45 + 7", .korean) == [
        "45 더하기 7.", "일의 자리: 5 더하기 7은 12. 2 쓰고, 1 받아올려요.",
        "십의 자리: 4 더하기 0 더하기 1은 5. 5 써요.", "답은 52.",
      ])
    for text in ["√50 − 2^-2", "10% of 40 + 5!", "−(3 + 4) × 2", "432 ÷ 15"] {
      #expect(try !words(text).joined().contains { "+−×÷^√%!()".contains($0) }, "\(text)")
    }
  }

  @Test func `the page has the lines, the columns and no open sign`() throws {
    func html(_ text: String) throws -> String {
      WorkingPage(try workOut(text), texts: Texts(.english)).html
    }
    #expect(
      try html("2 + 3 × 4").contains(
        "<p class=\"step\">2 + <u>3 × 4</u> <span class=\"rule\">multiply</span></p>"))
    let column = try html("932 − 457")
    #expect(column.contains("<table class=\"columns\" aria-hidden=\"true\">"))
    #expect(column.contains("<tr><th>−</th><td>4</td><td>5</td><td>7</td></tr>"))
    #expect(column.contains("<li>hundreds: 8 − 4 = 4.</li>"))
    #expect(
      try html("12.5 + 1.25").contains(
        "<tr><th>+</th><td></td><td>1.</td><td>2</td><td>5</td></tr>"))
    #expect(try html("5<6".filter { $0 != "<" }).contains("56 is a number already"))
  }
}
