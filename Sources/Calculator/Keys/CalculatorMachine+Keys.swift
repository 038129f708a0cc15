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
    case .digit(let digit): input.type { $0.append(digit) }
    case .point: input.type { $0.appendPoint() }
    case .exponent: input.typeExponent()
    case .operation(let operation): enter(operation)
    case .equals: return calculate()
    case .negate: negate()
    case .percent: takePercent()
    case .change(let change): apply(change)
    case .constant(let constant): input.enter(constant)
    case .answer: if let answer { input.enter(answer) }
    case .openParenthesis: input.openParenthesis()
    case .closeParenthesis: input.closeParenthesis()
    case .clear: clear()
    case .allClear: clearAll()
    case .backspace: input.deleteDigit()
    case .memoryClear: memory = nil
    case .memoryAdd: changeMemory(by: .add)
    case .memorySubtract: changeMemory(by: .subtract)
    case .memoryRecall: input.enter(memory ?? input.format.operand(Number(0)))
    case .second: isSecond.toggle()
    case .angleUnit: angleUnit = angleUnit.other
    case .history: isHistoryShown.toggle()
    }
    return nil
  }

  /// Ends the operand before a sign, which has no value if that was to be divided by zero.
  private mutating func enter(_ operation: CalculatorOperation) {
    input.enter(operation)
    guard input.expression.endsInQuotientOrPower else { return }
    let part = input.expression.partSoFar
    do throws(CalculationError) { _ = try part.value() } catch {
      // What was only not found so far may cancel out yet.
      if [.tooLong, .undecided, .tooLarge, .tooSmall].contains(error.kind) { return }
      self.error = error.kind
      input.finished = part.text
    }
  }

  /// Clears the entry if there is one, otherwise everything.
  private mutating func clear() {
    guard canClearEntry else { return clearAll() }
    input.entry = .typing(TypedNumber())
  }

  private mutating func clearAll() {
    error = nil
    input = CalculatorInput(format: input.format)
    repetition = nil
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
