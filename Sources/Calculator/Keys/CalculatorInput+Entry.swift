extension CalculatorInput {
  /// Changes the number that is typed; after anything else a number starts.
  mutating func type(_ change: (inout TypedNumber) -> Void) {
    var number = TypedNumber()
    switch entry {
    case .typing(let typed): number = typed
    case .result: startAnew()
    case .none, .value: multiplyAfterParenthesis()
    }
    change(&number)
    entry = .typing(number)
  }

  /// Lets the digits that follow be a power of ten, behind digits that are typed or a result.
  mutating func typeExponent() {
    guard var number = entry.digits else { return }
    if isFinished { startAnew() }
    number.appendExponent()
    entry = .typing(number)
  }

  /// Takes back the last digit of a number that is typed.
  mutating func deleteDigit() {
    if case .typing = entry { type { $0.removeLast() } }
  }

  /// Puts a number that is not typed into the entry line.
  mutating func enter(_ operand: CalculatorOperand) {
    if isFinished { startAnew() }
    multiplyAfterParenthesis()
    entry = .value(operand)
  }

  /// A constant behind a number is multiplied with it: 2 π.
  mutating func enter(_ constant: Constant) {
    guard let value = try? evaluate(constant.symbol) else { return }
    if case .typing(let number) = entry, !number.isZero { enter(.multiply) }
    enter(CalculatorOperand(value: value, text: constant.symbol))
  }

  /// Puts what became of the number that is shown in its place.
  mutating func replaceEntry(by operand: CalculatorOperand) {
    finished = ""
    entry = .value(operand)
  }

  /// Lets the next digit start a number.
  mutating func endTyping(of operand: CalculatorOperand) {
    if case .typing = entry { entry = .value(operand) }
  }
}
