/// What a key makes of the number that is entered.
package enum KeypadChange: Hashable, Sendable {
  case square, cube, reciprocal, factorial
  /// e, 10 or 2 to the power of the number.
  case powerOfE, powerOfTen, powerOfTwo
  case function(MathFunction)

  /// The changed number as an expression around the text of the number.
  func text(of operand: String) -> String {
    switch self {
    case .square: Self.base(operand) + "²"
    case .cube: Self.base(operand) + "³"
    case .reciprocal: "(1 ÷ \(operand))"
    case .factorial: "\(operand)!"
    case .powerOfE: "exp" + Self.group(operand)
    case .powerOfTen: "(10 ^ \(operand))"
    case .powerOfTwo: "(2 ^ \(operand))"
    case .function(let function): function.name + Self.group(operand)
    }
  }

  /// The text before a raised digit: two of these side by side would be one number.
  private static func base(_ operand: String) -> String {
    operand.last == "²" || operand.last == "³" ? "(\(operand))" : operand
  }

  /// The text in parentheses; one pair is enough.
  private static func group(_ operand: String) -> String {
    isGroup(operand) ? operand : "(\(operand))"
  }

  /// Whether the parenthesis at the start is closed at the end.
  private static func isGroup(_ operand: String) -> Bool {
    var depth = 0
    guard operand.first == "(" else { return false }
    for (index, character) in zip(operand.indices, operand) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return operand.index(after: index) == operand.endIndex }
    }
    return false
  }
}
