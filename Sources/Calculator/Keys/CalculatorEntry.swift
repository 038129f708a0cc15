/// What stands in the entry line.
enum CalculatorEntry: Equatable, Sendable {
  /// Nothing was entered since the last sign; the result so far is shown.
  case none
  /// The number that is being typed.
  case typing(TypedNumber)
  /// A number that no key can change digit by digit, such as √2.
  case value(CalculatorOperand)
  /// The result after `=`: the next digit starts anew, the next sign goes on with it.
  case result(CalculatorOperand)

  /// Whether there is an entry that can be cleared.
  var isClearable: Bool {
    switch self {
    case .none, .result: false
    case .typing(let number): !number.isZero
    case .value: true
    }
  }

  /// The number as digits that can be typed on, if these are the whole of it.
  var digits: TypedNumber? {
    switch self {
    case .none: nil
    case .typing(let number): number
    case .value(let operand), .result(let operand):
      TypedNumber(plain: operand.text.replacing("−", with: "-"))
    }
  }
}
