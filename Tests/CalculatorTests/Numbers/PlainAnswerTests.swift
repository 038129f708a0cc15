import Basics
import Testing

@testable import Calculator

/// What is answered at once is what the evaluator says, letter by letter.
struct PlainAnswerTests {
  private static let formats = [
    NumberFormat(.full, isForPeople: false), NumberFormat(.places(0), isForPeople: false),
    NumberFormat(.places(2), isForPeople: false), NumberFormat(.places(20), isForPeople: false),
  ]

  /// The text of the value; nil for what is wrong.
  private static func slowly(_ text: String, _ format: NumberFormat) -> String? {
    try? evaluate(text).formatted(format).text
  }

  @Test func `whatever is answered at once is what the evaluator says`() {
    var generator = SeededGenerator(seed: 5)
    var taken = 0
    for round in 0..<20_000 {
      let text = PlainText.random(depth: round % 5, using: &generator)
      let format = Self.formats[round % Self.formats.count]
      guard let answer = plainAnswer(to: text, in: format) else { continue }
      taken += 1
      #expect(answer == Self.slowly(text, format), "\(text)")
    }
    #expect(taken > 8_000, "most are answered at once")
  }

  @Test(arguments: [
    "1+2", "10 - 2.5 * 4", "(1+2)*3", "84/7", "1/3", "2^64", "0.1+0.2",
    "4951760157141521099596496896*4951760157141521099596496896",
    "0.000000000268/7597+99999999999999999999", "99999999999999999999.5+0", "-2^2", "5--3",
  ])
  func `plain arithmetic is answered at once`(text: String) {
    let format = Self.formats[0]
    #expect(plainAnswer(to: text, in: format) == Self.slowly(text, format))
  }

  @Test(arguments: [
    "", "x", "1 000", "1 1/2", "1,234", "5%", "3!", "1/0", "0^0", "2^3^2", "2^-1", "2(3)", "(1+2)3",
    "1:30", "5.", ".5", "1e5", "(1", "1)", "+5", "2**3", "1\t+2", "=1+2", "sqrt(2)", "2^1000",
    String(repeating: "(", count: 40) + "1" + String(repeating: ")", count: 40),
    String(repeating: "9", count: 38),
  ])
  func `all else is left to the evaluator`(text: String) {
    #expect(plainAnswer(to: text, in: Self.formats[0]) == nil)
  }

  @Test(arguments: [
    NumberFormat(), NumberFormat(.fraction, isForPeople: false),
    NumberFormat(.mixed, isForPeople: false), NumberFormat(.significant(5), isForPeople: false),
  ])
  func `other formats are left to the evaluator`(format: NumberFormat) {
    #expect(plainAnswer(to: "1+2", in: format) == nil)
  }
}

/// Random lines of short decimals, with what stands at the borders of what is plain among them.
private enum PlainText {
  static func random(depth: Int, using generator: inout SeededGenerator) -> String {
    guard depth > 0, Int.random(in: 0..<5, using: &generator) > 0 else {
      return number(using: &generator)
    }
    let space = ["", "", " "].randomElement(using: &generator) ?? ""
    let part = random(depth: depth - 1, using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return "(\(space)\(part)\(space))"
    case 1: return "-\(space)\(part)"
    case 2: return "\(part)\(space)^\(space)\(Int.random(in: 0...12, using: &generator))"
    default:
      let sign = ["+", "-", "*", "/", "÷"].randomElement(using: &generator) ?? "+"
      return part + space + sign + space + random(depth: depth - 1, using: &generator)
    }
  }

  private static func number(using generator: inout SeededGenerator) -> String {
    let digits = Int.random(in: 0...9_999, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...3: return String(digits)
    case 4...6: return "\(digits / 100).\(digits % 100 + 100)"
    case 7: return "0." + zeros(12, using: &generator) + "\(digits)"
    case 8: return "\(digits % 9 + 1)" + zeros(30, using: &generator)
    case 9: return String(repeating: "9", count: Int.random(in: 1...38, using: &generator))
    case 10: return "\(digits)" + String(UInt64.random(in: 1...UInt64.max, using: &generator))
    default: return ["5.", "1e5", "1,234", "1 000", "5%", "1 1/2"][digits % 6]
    }
  }

  private static func zeros(_ limit: Int, using generator: inout SeededGenerator) -> String {
    String(repeating: "0", count: Int.random(in: 0...limit, using: &generator))
  }
}
