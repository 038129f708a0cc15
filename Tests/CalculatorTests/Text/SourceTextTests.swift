import Testing

@testable import Calculator

/// The many forms of digits and signs.
struct SourceTextTests {
  @Test(arguments: [
    ("２＋３", "5"), ("１２．５×２", "25"), ("（１＋２）＊３", "9"), ("５０＋１０％", "55"),
    ("٣٤ − ٤", "30"), ("٣٫٥×٢", "7"), ("१२+१", "13"), ("๑๒÷๓", "4"), ("𝟏𝟐+1", "13"),
    ("6÷2×3", "9"), ("6∕2∗3", "9"), ("6⁄2⋅3", "9"), ("6➗2✖️3", "9"), ("6➕2➖3", "5"),
    ("6–2—1", "3"), ("2³+2⁻¹", "8.5"), ("2¹⁰", "1024"), ("2⁰", "1"), ("１，２３４．５", "1234.5"),
    ("1\u{A0}+\u{2009}1\u{3000}+\t1\n", "3"), ("1\r\n+\r\n1", "2"), ("Ｓｉｎ ３０", "0.5"),
    ("２^３", "8"), ("50﹪", "0.5"), ("-\u{FE0E}2", "-2"),
  ])
  func `other forms of a sign mean the same`(text: String, right: String) throws {
    #expect(try value(text) == right)
  }

  @Test func `ranges count characters as they were typed`() {
    expectError(.missingOperand, in: "２＋👉＊👈３")
    expectError(.missingOperand, in: "1\r\n+👉*👈")
    expectError(.missingOperand, in: "6✖️👉➗👈3")
    expectError(.unexpectedCharacter("👨‍👩‍👧"), in: "½+👉👨‍👩‍👧👈")
    expectError(.divisionByZero, in: "１👉÷👈０")
  }

  @Test func `every decimal digit of Unicode is read as its value`() throws {
    let digits = (0...0x10FFFF as ClosedRange<UInt32>)
      .compactMap(Unicode.Scalar.init)
      .filter { $0.properties.numericType == .decimal }
    #expect(digits.count > 600)
    for digit in digits {
      #expect(
        try evaluate(String(Character(digit))).whole == Int(digit.properties.numericValue ?? -1))
    }
  }
}
