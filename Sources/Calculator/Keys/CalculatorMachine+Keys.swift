extension CalculatorMachine {
  /// What the program must do after a key.
  package enum Effect: Equatable, Sendable {
    /// The calculation is to be kept in the history.
    case remember(CalculationOnKeys)
  }

  /// Does what the key does.
  ///
  /// - Returns: What the program must do, if anything.
  @discardableResult
  package mutating func press(_ key: CalculatorKey) -> Effect? {
    switch key {
    case .second: isSecond.toggle()
    case .angleUnit: angleUnit = angleUnit == .degrees ? .radians : .degrees
    case .history: isHistoryShown.toggle()
    case .clear: clear()
    case .allClear: clearAll()
    case .memoryClear: memory = nil
    default:
      guard error == nil else { return nil }
      return pressWithoutError(key)
    }
    return nil
  }

  private mutating func pressWithoutError(_ key: CalculatorKey) -> Effect? {
    switch key {
    case .equals: return calculate()
    case .digit(let digit): type(Character(String(digit)))
    case .point: typePoint()
    case .exponent: typeExponent()
    case .backspace: deleteDigit()
    case .operation(let operation): enter(operation)
    case .openParenthesis: openParenthesis()
    case .closeParenthesis: closeParenthesis()
    default: pressNumberKey(key)
    }
    return nil
  }

  /// The keys that change the entry or bring a number.
  private mutating func pressNumberKey(_ key: CalculatorKey) {
    switch key {
    case .negate: negate()
    case .percent: takePercent()
    case .change(let change): apply(change)
    case .constant(let constant): enterConstant(constant)
    case .answer: if let answer { enter(answer) }
    case .memoryRecall: enter(memory ?? operand(Number(0)))
    case .memoryAdd: changeMemory(by: .add)
    case .memorySubtract: changeMemory(by: .subtract)
    default: break
    }
  }

  /// Clears the entry if there is one, otherwise everything.
  private mutating func clear() {
    guard canClearEntry else { return clearAll() }
    entry = .typing("0")
  }

  /// Whether `clear` clears only the entry.
  package var canClearEntry: Bool { error == nil && entry.isClearable }

  private mutating func clearAll() {
    error = nil
    pieces = []
    entry = .none
    repetition = nil
    finished = ""
  }
}
