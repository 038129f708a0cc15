import Testing

@testable import Calculator

/// Texts that are no expressions: each has its reason and its range, and none takes long.
struct MalformedInputTests {
  /// Characters that mean nothing in an expression.
  static let strangers: [Character] = [
    "#", "&", ";", "'", "\"", "\\", "~", "`", "@", "<", ">", "?", "[", "]", "{",
    "}", "_", "∞", "≠", "≤", "∑", "∫", "±", "‰", "¬", "…", "“", "”", "‘",
    "¿", "§", "¶", "†", "😀", "👨‍👩‍👧", "🇹🇼", "👍🏽", "\u{0}", "\u{7}", "\u{1B}", "\u{7F}",
    "\u{200B}", "\u{FEFF}", "\u{202E}", "\u{FFFD}", "e\u{301}", "5\u{20E3}", "☃", "↑", "♥", "█",
  ]

  @Test(arguments: strangers)
  func `a character without a meaning is named and found`(stranger: Character) {
    let kind = CalculationError.Kind.unexpectedCharacter(stranger)
    for (before, after) in [("", ""), ("2", ""), ("2+", "3"), ("(１) ", " + x"), ("π*sin ", "")] {
      expectError(kind, in: "\(before)👉\(stranger)👈\(after)")
    }
  }

  @Test(arguments: ["7h^", "5 m^", "2 + 3 km^"])
  func `a unit without the power that is begun`(text: String) {
    expectError(.missingOperand, in: text + "👉👈")
  }

  @Test func `any three pieces have a value or an error that points at some of them`() throws {
    let pieces = [
      "7", "0", "12", "h", "m", "^", "²", "%", "!", "(", ")", "√", "-", "+", "×", "÷", ",", ".",
      "$", "°", "π", "x", "/", ":", "|", " ", "sin", "min", "in", "ans", "e", "⁻¹", "ft", "of",
    ]
    let pairs = pieces.flatMap { first in pieces.map { first + $0 } }
    for pair in pairs {
      for piece in pieces {
        let text = pair + piece
        do throws(CalculationError) {
          _ = try evaluate(text, patience: .milliseconds(2))
        } catch {
          #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.count, "\(text)")
        }
      }
    }
  }

  @Test(arguments: MathFunction.all)
  func `a function without its argument is found`(function: MathFunction) {
    let name = function.name
    expectError(.emptyParentheses, in: "1+\(name)👉()👈")
    expectError(.emptyParentheses, in: "\(name) 👉( )👈 * 2")
    expectError(.missingOperand, in: "\(name)(👉👈")
    expectError(.missingOperand, in: "2*\(name)(1+👉👈")
    expectError(.unclosedParenthesis, in: "👉\(name)👈(1")
    if function.takesOneNumber {
      expectError(.missingOperand, in: "\(name)👉👈")
      expectError(.missingOperand, in: "\(name) 👉*👈 2")
      expectError(.unmatchedParenthesis, in: "\(name) 👉)👈")
      if !function.takesSeveralNumbers { expectError(.misplacedComma, in: "\(name)(1👉,👈 2)") }
    } else {
      expectError(function.wrongArgumentCount, in: "👉\(name)👈 5")
      expectError(function.wrongArgumentCount, in: "👉\(name)👈(5)")
      if function.counts == 2...2 {
        expectError(function.wrongArgumentCount, in: "👉\(name)👈(1, 2, 3)")
      }
      expectError(.missingOperand, in: "\(name)(1,👉)👈")
      expectError(.missingOperand, in: "\(name)(👉,👈 1)")
      expectError(.misplacedComma, in: "\(name)((1👉,👈 2), 3)")
    }
  }

  @Test(arguments: ["+", "-", "*", "/", "^", "**", "×", "÷", "−", "·", "＋", "－", "／", "＾"])
  func `an operator without an operand is found`(sign: String) {
    expectError(.missingOperand, in: "2\(sign)👉👈")
    expectError(.missingOperand, in: "2 \(sign) 👉👈")
    expectError(.missingOperand, in: "(2\(sign)👉)👈")
    expectError(.unmatchedParenthesis, in: "2\(sign)👉)👈")
    expectError(.missingOperand, in: "2\(sign)👉/👈3")
    expectError(.missingOperand, in: "2\(sign)👉!👈")
    expectError(.missingOperand, in: "2\(sign)👉%👈")
    expectError(.missingOperand, in: "2\(sign)👉²👈")
    expectError(.missingOperand, in: "2\(sign)👉°👈")
    expectError(.misplacedComma, in: "2\(sign)👉,👈3")
    expectError(.emptyParentheses, in: "2\(sign)👉()👈")
    guard !"+-−＋－".contains(sign) else { return }
    expectError(.missingOperand, in: "👉\(sign)👈2")
    expectError(.missingOperand, in: "3+👉\(sign)👈2")
    expectError(.missingOperand, in: "(👉\(sign)👈2)")
  }

  @Test(
    arguments: [
      (.empty, "👉👈"), (.empty, "   👉👈"), (.empty, "\t\r\n👉👈"),
      (.missingOperand, "+👉👈"), (.missingOperand, "---👉👈"), (.missingOperand, "👉!👈"),
      (.missingOperand, "👉%👈5"), (.missingOperand, "👉²👈"), (.missingOperand, "2³+👉⁻👈"),
      (.missingOperand, "👉°👈"), (.missingOperand, "2+👉*👈3"), (.missingOperand, "(2+3)*👉👈"),
      (.powerOfFunction("sin", inverse: "asin"), "sin👉^👈-1(0.5)"),
      (.powerOfFunction("cos", inverse: "acos"), "1+cos👉⁻²👈 30"),
      (.missingOperand, "1+👉👈="),
      (.emptyParentheses, "👉()👈"), (.emptyParentheses, "((👉()👈))"),
      (.emptyParentheses, "2👉()👈"), (.emptyParentheses, "👉(  )👈"),
      (.missingOperator, "1 👉2👈"), (.missingOperator, "1 👉.5👈"), (.missingOperator, "½👉½👈"),
      (.missingOperator, "2²👉3👈"), (.missingOperator, "2!👉3👈"),
      (.missingOperator, "e👉2👈"), (.missingOperator, "30° 👉20👈"),
      (.missingOperator, "ans👉5👈"),
      (.unclosedParenthesis, "👉(👈2+3"), (.unclosedParenthesis, "👉(👈(2+3)"),
      (.unclosedParenthesis, "(1)+👉(👈2+(3)"), (.unclosedParenthesis, "2*👉(👈-5!"),
      (.unclosedParenthesis, "((👉(👈1"), (.unclosedParenthesis, "👉sin👈(30"),
      (.unmatchedParenthesis, "2+3👉)👈"), (.unmatchedParenthesis, "👉)👈"),
      (.unmatchedParenthesis, "(1)👉)👈"),
      (.unmatchedParenthesis, "👉)👈2("), (.unmatchedParenthesis, "sin 30👉)👈"),
      (.misplacedComma, "👉,👈"), (.misplacedComma, "👉,👈5"), (.misplacedComma, "1👉,👈"),
      (.misplacedComma, "1👉,👈2"), (.misplacedComma, "1👉,👈 234"), (.misplacedComma, "1 👉,👈234"),
      (.misplacedComma, "1👉,👈2345"), (.misplacedComma, "1,234👉,👈5"), (.misplacedComma, "1👉,👈,2"),
      (.misplacedComma, "1,234,567👉,👈89"), (.misplacedComma, "00👉,👈123"),
      (.misplacedComma, "(1👉,👈2)"), (.misplacedComma, "1+2👉,👈"), (.misplacedComma, "3.14👉,👈159"),
      (.misplacedPoint, "👉.👈"), (.misplacedPoint, "1+👉.👈"), (.misplacedPoint, "1.2👉.👈3"),
      (.misplacedPoint, "1.👉.👈2"), (.misplacedPoint, "👉.👈.5"), (.misplacedPoint, "👉.👈e5"),
      (.misplacedPoint, "1,234.5👉.👈6"), (.missingOperator, "1e5👉.5👈"),
      (.misplacedDegree, "sin 30 + cos(60)👉°👈"),
      (.unknownName("x"), "👉x👈"), (.unknownName("x"), "2👉x👈"), (.unknownName("x"), "2👉x👈 + 1"),
      (.unknownName("x"), "2👉x👈-1"), (.unknownName("x"), "3👉x👈²"),
      (.unexpectedCharacter("="), "1👉=👈2"),
      (.unexpectedCharacter("="), "1👉=👈="), (.empty, "👉👈="), (.unknownName("of"), "1 👉of👈 2"),
      (.unknownName("foo"), "2*👉foo👈(3)"),
      (.unknownName("sni"), "👉sni👈 30"), (.unknownName("pix"), "2👉pix👈"),
      (.unknownName("sinx"), "👉sinx👈"), (.unknownName("ix"), "(2)👉ix👈"),
      (.unknownName("x"), "👉ｘ👈"), (.missingOperand, "👉km👈"), (.missingOperand, "2*👉m👈"),
      (.unknownName("数"), "2+👉数👈"), (.unknownName("ωt"), "👉ωt👈"),
      (.unknownName("i"), "3👉i👈"), (.unknownName("xE"), "0👉xE👈1"), (.unknownName("nan"), "👉nan👈"),
      (.unknownName("inf"), "-👉inf👈"), (.unknownName("null"), "👉null👈"),
      (.unknownName("$"), "👉$👈"), (.unknownName("$"), "👉$👈x"),
      (.nothingToRecall(.answer), "2*👉ans👈"), (.nothingToRecall(.history(7)), "👉$7👈+1"),
      (.nothingToRecall(.memory), "👉MR👈"),
    ] as [(CalculationError.Kind, String)])
  func `each mistake has its reason and its range`(
    kind: CalculationError.Kind, marked: String
  ) {
    expectError(kind, in: marked)
  }
}
