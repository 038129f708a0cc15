import Basics
import Calculator
import Content
import Screen
import Testing

@testable import Tutor

/// How much of a working is shown, and where there is room for it.
struct WorkingRoomTests {
  private func lines(_ text: String, columns: Int = 80) throws -> [String] {
    WorkingText(try workOut(text), texts: Texts(.english), columns: columns).lines
  }

  @Test func `seventeen lines are shown, and of more the first twelve and the last four`() throws {
    func rows(lines count: Int) throws -> [String] {
      let sum = Array(repeating: "2", count: count).joined(separator: " + ")
      #expect(try workOut(sum).lines.count == count)
      return try lines(sum)
    }
    #expect(try rows(lines: 17).count { $0.hasPrefix("= ") } == 16)
    let shortened = try rows(lines: 18)
    #expect(shortened.contains("  … 2 more lines like these …"))
    #expect(shortened.count { $0.hasPrefix("= ") } == 15)
  }

  @Test(arguments: [(71, false), (72, true)])
  func `from 72 columns on the sentences stand beside the drawing`(columns: Int, isBeside: Bool)
    throws
  {
    let rows = try lines("932 − 457", columns: columns)
    #expect(rows.contains { $0.contains("8 12 12    1. ones") } == isBeside)
    #expect(rows.contains { $0.hasPrefix("  1. ones") } == !isBeside)
  }

  @Test(arguments: [("93293293 − 45745745", true), ("932932932 − 457457457", false)])
  func `a drawing of more than 30 columns has its sentences below it`(
    text: String, isBeside: Bool
  ) throws {
    let rows = try lines(text)
    #expect(rows.contains { $0.hasPrefix("  1. ") } == !isBeside)
  }

  @Test(arguments: [(25, false), (26, true)])
  func `the rule stands beside its mark where all of it has room`(columns: Int, isBeside: Bool)
    throws
  {
    let rows = try lines("2 + 3 × (4 − 1)^2", columns: columns)
    #expect(rows.contains("           ‾‾‾‾‾  subtract") == isBeside)
    #expect(rows.contains("    subtract") == !isBeside)
  }

  @Test func `a line of more than three rows is cut around its mark`() {
    let text = String(repeating: "1234567 + ", count: 6)
    #expect(MarkedLine(text, nil, .unicode).rows(width: 20).count >= 3)
    let cut = MarkedLine(text + "1", 20..<27, .unicode).rows(width: 20)
    #expect(cut.map(\.text) == ["… 7 + 1234567 + 1 …"])
    #expect(cut.map(\.below) == [6..<13])
  }

  @Test func `an excerpt has as much on both sides of its mark as there is room for`() {
    let sum = Array(repeating: "12 × 13", count: 10).joined(separator: " + ")
    let rows = MarkedLine(sum, 40..<47, .unicode).rows(width: 31)
    #expect(rows.map(\.text) == ["… 12 × 13 + 12 × 13 + 12 × 13 …"])
    #expect(rows.map(\.below) == [12..<19])
  }

  @Test(arguments: [
    ("101/100 + 2/100", ["as a mixed number: 1 3/100", "= 1.03"]),
    ("102/101 + 1/101", ["≈ 1.0198"]),
    ("8 ÷ 3", ["2.666… goes on like that for ever."]),
    ("5 ÷ 33", ["0.151515… goes on like that for ever."]),
    ("1 ÷ 27", ["0.037037… goes on like that for ever."]),
    ("1 ÷ 17", ["0.058823529411… goes on and on."]),
  ])
  func `a result has the other forms that are easier to read`(text: String, forms: [String])
    throws
  {
    let result = WorkingResult(
      working: try workOut(text), texts: Texts(.english), format: NumberFormat())
    #expect(result.lines == forms)
  }

  @Test func `in a bubble the part that is worked on has brackets, and all lines but one a sign`()
    throws
  {
    let texts = Texts(.english)
    let blocks = try workOut("2 + 3 × 4").blocks(in: texts, format: NumberFormat(), columns: 40)
    #expect(
      blocks == [
        .text("2 + [3 × 4]"), .secondary("   multiply"), .text("= 2 + 12"), .secondary("   add"),
        .text("= 14"),
      ])
    let lone = try workOut("932 − 457").blocks(in: texts, format: NumberFormat(), columns: 40)
    #expect(lone.first == .text("932 − 457") && lone.last == .text("= 475"))
    #expect(
      lone.dropLast().last == .secondary("3. hundreds: 8 − 4 = 4."))
  }

  @Test func `on a page all lines but the first begin with a sign, and the part is underlined`()
    throws
  {
    let html = WorkingPage(try workOut("2 + 3 × 4"), texts: Texts(.english)).html
    #expect(
      html.hasSuffix(
        """
        <main>
        <p class="step">2 + <u>3 × 4</u> <span class="rule">multiply</span></p>
        <p class="step">= <u>2 + 12</u> <span class="rule">add</span></p>
        <p class="step">= 14</p>
        </main>
        </body>
        </html>
        """))
  }

  @Test func `a long line is broken before the last sign that it has room for`() {
    let rows = MarkedLine("12 + 34 + 56 + 78", nil, .unicode).rows(width: 12)
    #expect(rows.map(\.text) == ["12 + 34 + 56", "+ 78"])
    let marked = MarkedLine("12 + 34 + 56 + 78", 10..<17, .unicode).rows(width: 11)
    #expect(marked.map(\.text) == ["12 + 34", "+ 56 + 78"])
    #expect(marked.map(\.below) == [0..<0, 2..<9])
  }

  @Test(arguments: [(32, true), (31, false)])
  func `columns are drawn where all of them have room`(columns: Int, isDrawn: Bool) throws {
    let rows = try lines("932932932 − 457457457", columns: columns)
    #expect(rows.contains { $0.contains("───") } == isDrawn)
    #expect(rows.allSatisfy { $0.displayWidth <= columns })
  }

  @Test(arguments: [5, 20])
  func `a narrow window counts as one of 20 columns`(columns: Int) throws {
    let sum = Array(repeating: "12 × 13", count: 10).joined(separator: " + ")
    #expect(try lines(sum, columns: columns).first == "  12 × 13 +  …")
  }

  @Test(arguments: [
    ("17 ÷ 5", "= 3 r 2", "Check: 3 × 5 + 2 = 17"),
    ("16 ÷ 5", "= 3 r 1", "Check: 3 × 5 + 1 = 16"),
    ("135 ÷ 5", "= 27 r 0", "Check: 27 × 5 = 135"),
  ])
  func `a division with a remainder ends with it, and with what checks it`(
    text: String, result: String, check: String
  ) throws {
    var settings = CalculatorSettings()
    settings.showsRemainder = true
    let rows = WorkingText(try workOut(text, settings: settings), texts: Texts(.english)).lines
    #expect(rows.suffix(2) == [result, "  " + check])
  }
}
