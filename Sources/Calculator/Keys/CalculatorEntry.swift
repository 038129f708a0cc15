/// What stands in the entry line.
enum CalculatorEntry: Equatable, Sendable {
  /// Nothing was entered since the last sign; the result so far is shown.
  case none
  /// The digits that are being typed, such as `-12.5e3`.
  case typing(String)
  /// A number that no key can change digit by digit, such as √2.
  case value(CalculatorOperand)
  /// The result after `=`: the next digit starts anew, the next sign goes on with it.
  case result(CalculatorOperand)

  /// Whether there is an entry that can be cleared.
  var isClearable: Bool {
    switch self {
    case .none, .result: false
    case .typing(let digits): digits != "0"
    case .value: true
    }
  }
}
