package import Basics

extension CalculatorMachine {
  /// What the program must do after a key.
  package enum Effect: Equatable, Sendable {
    /// The calculation is to be kept in the history.
    case remember(Calculation)
  }

  /// Does what the key does.
  ///
  /// - Returns: What the program must do, if anything.
  @discardableResult
  package mutating func press(_ key: CalculatorKey) -> Effect? {
    guard error == nil || key.worksAfterError else { return nil }
    switch key {
    case .digit(let digit): type(Character(String(digit)))
    case .point: typePoint()
    case .exponent: typeExponent()
    case .operation(let operation): enter(operation)
    case .equals: return calculate()
    case .negate: negate()
    case .percent: takePercent()
    case .change(let change): apply(change)
    case .constant(let constant): enterConstant(constant)
    case .answer: if let answer { enter(answer) }
    case .openParenthesis: openParenthesis()
    case .closeParenthesis: closeParenthesis()
    case .clear: clear()
    case .allClear: clearAll()
    case .backspace: deleteDigit()
    case .memoryClear: memory = nil
    case .memoryAdd: changeMemory(by: .add)
    case .memorySubtract: changeMemory(by: .subtract)
    case .memoryRecall: enter(memory ?? operand(Number(0)))
    case .second: isSecond.toggle()
    case .angleUnit: angleUnit = angleUnit.other
    case .history: isHistoryShown.toggle()
    }
    return nil
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

extension CalculatorKey {
  /// Whether the key does something while the last calculation has no value.
  fileprivate var worksAfterError: Bool {
    switch self {
    case .clear, .allClear, .memoryClear, .second, .angleUnit, .history: true
    case .digit, .point, .exponent, .operation, .equals, .negate, .percent, .change, .constant,
      .answer, .openParenthesis, .closeParenthesis, .backspace, .memoryAdd, .memorySubtract,
      .memoryRecall:
      false
    }
  }
}
