/// What a key makes of the number that is entered.
package enum EntryChange: Hashable, Sendable {
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
    case .powerOfE: "exp" + operand.grouped
    case .powerOfTen: "(10 ^ \(operand))"
    case .powerOfTwo: "(2 ^ \(operand))"
    case .function(let function): function.name + operand.grouped
    }
  }

  /// The text before a raised digit: two of these side by side would be one number.
  private static func base(_ operand: String) -> String {
    operand.last == "²" || operand.last == "³" ? "(\(operand))" : operand
  }
}
