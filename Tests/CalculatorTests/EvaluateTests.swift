import Testing

@testable import Calculator

@Suite struct EvaluateTests {
  @Test(arguments: [
    ("1+2", "3"), ("0.1+0.2-0.3", "0"), ("1/3*3", "1"), ("10^100+1-10^100", "1"),
    ("2^64", "18446744073709551616"), ("-2^2", "-4"), ("2^-3", "1/8"), ("2^3^2", "512"),
    ("3!!", "720"), ("1000!/999!", "1000"), ("50+10%", "55"), ("200+10%+5%", "231"),
    ("100+2*10%", "501/5"), ("100+(10%)", "1001/10"), ("5%%", "1/2000"), ("6/2*(1+2)", "9"),
    ("2(3+4)", "14"), ("(2)(3)", "6"), ("1,234.5", "2469/2"), ("1e5", "100000"), (".5", "1/2"),
    ("5.", "5"), ("２＋３×４", "14"), ("٣−٤", "-1"), ("(-8)^(1/3)", "-2"), ("2³", "8"), ("2⁻³", "1/8"),
    ("9223372036854775807+1-1", "9223372036854775807"), ("--3", "3"), ("2*-3", "-6"),
    ("-9223372036854775808/-1", "9223372036854775808"), ("1e-30*1e30", "1"),
  ])
  func `rational expressions have exact values`(text: String, value: String) throws {
    #expect(try evaluate(text).rational?.description == value)
  }

  @Test(
    arguments: [
      ("", .empty, 0..<0), ("2+*3", .missingOperand, 2..<3), ("2+", .missingOperand, 2..<2),
      ("(2+3", .unclosedParenthesis, 0..<1), ("2+3)", .unmatchedParenthesis, 3..<4),
      ("2+()", .emptyParentheses, 2..<4), ("1,23", .misplacedComma, 1..<2),
      ("0,123", .misplacedComma, 1..<2), ("1.2.3", .misplacedPoint, 3..<4),
      ("5÷0", .divisionByZero, 1..<2), ("0/0", .zeroByZero, 1..<2), ("0^0", .zeroToTheZero, 1..<2),
      ("0.5!", .factorialOfFraction, 3..<4), ("(-1)!", .factorialOfNegative, 4..<5),
      ("9^9^9", .tooLarge, 1..<2), ("1 2", .missingOperator, 2..<3),
      ("2x", .unknownName("x"), 1..<2),
      ("2 # 3", .unexpectedCharacter("#"), 2..<3),
      ("6/2(1+2)", .ambiguousMultiplication(readings: ["(6/2)(1+2)", "6/(2(1+2))"]), 3..<4),
    ] as [(String, CalculationError.Kind, Range<Int>)])
  func `errors name what is wrong and where`(
    text: String, kind: CalculationError.Kind, place: Range<Int>
  ) {
    #expect(throws: CalculationError(kind, at: place)) { try evaluate(text) }
  }

  @Test func `deep nesting neither crashes nor hangs`() throws {
    let depth = 49_000
    let nested = String(repeating: "(", count: depth) + "7" + String(repeating: ")", count: depth)
    #expect(try evaluate(nested).whole == 7)
    #expect(try evaluate(String(repeating: "-", count: 2 * depth) + "7").whole == 7)
  }
}
