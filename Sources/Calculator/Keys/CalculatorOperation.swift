/// An operation between two numbers on the calculator.
package enum CalculatorOperation: CaseIterable, Hashable, Sendable {
  case add, subtract, multiply, divide, power

  /// The sign in the expression line.
  package var symbol: String {
    switch self {
    case .add: "+"
    case .subtract: "−"
    case .multiply: "×"
    case .divide: "÷"
    case .power: "^"
    }
  }

  /// How tightly the operation binds.
  var precedence: Int {
    switch self {
    case .add, .subtract: 1
    case .multiply, .divide: 2
    case .power: 3
    }
  }
}
