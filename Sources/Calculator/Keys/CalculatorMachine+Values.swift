extension CalculatorMachine {
  /// The value of an expression; nil and an error if it has none.
  mutating func value(of expression: String, _ results: [Reference: Number]) -> Number? {
    do {
      return try evaluate(
        expression, settings: settings, results: results, patience: Self.patience)
    } catch {
      self.error = error.kind
      return nil
    }
  }

  mutating func value(of pieces: some Collection<ExpressionPiece>) -> Number? {
    let (expression, results) = Self.program(of: pieces)
    return value(of: expression, results)
  }

  /// The value of pieces that may not have one.
  func knownValue(of pieces: some Collection<ExpressionPiece>) -> Number? {
    let (expression, results) = Self.program(of: pieces)
    return try? evaluate(
      expression, settings: settings, results: results, patience: Self.patience)
  }

  /// What each step of the work after a key may cost, so that the next key is not kept waiting.
  static let patience = Duration.milliseconds(50)

  var settings: CalculatorSettings { CalculatorSettings(angleUnit: angleUnit) }

  /// The expression with a reference for each operand, so that no digit is lost.
  private static func program(
    of pieces: some Collection<ExpressionPiece>
  ) -> (expression: String, results: [Reference: Number]) {
    var expression = ""
    var results: [Reference: Number] = [:]
    for piece in pieces {
      switch piece {
      case .operand(let operand):
        results[.history(results.count + 1)] = operand.value
        expression += "$\(results.count)"
      case .operation(let operation): expression += operation.symbol
      case .open: expression += "("
      case .close: expression += ")"
      }
    }
    return (expression, results)
  }

  /// The result so far: of the operations that the last sign lets be carried out.
  var operandSoFar: CalculatorOperand? {
    let pieces = piecesSoFar
    return knownValue(of: pieces).map { operand($0, as: text(of: pieces)) }
  }

  private var piecesSoFar: ArraySlice<ExpressionPiece> {
    guard case .operation(let operation)? = pieces.last else {
      return pieces.last == .close ? pieces[lastOperandStart...] : []
    }
    return pieces[start(ofOperandFor: operation)...].dropLast()
  }

  /// Where the innermost operand that just ended starts.
  var lastOperandStart: Int {
    var depth = 0
    for index in pieces.indices.reversed() {
      if pieces[index] == .close { depth += 1 }
      if pieces[index] == .open { depth -= 1 }
      if depth == 0 { return index }
    }
    return 0
  }

  /// Where the left operand of a sign at the end starts: behind the last sign that binds less
  /// tightly, or the last open parenthesis.
  private func start(ofOperandFor operation: CalculatorOperation) -> Int {
    var depth = 0
    for index in pieces.indices.dropLast().reversed() {
      switch pieces[index] {
      case .close: depth += 1
      case .open:
        if depth == 0 { return index + 1 }
        depth -= 1
      case .operation(let other) where depth == 0 && other.precedence < operation.precedence:
        return index + 1
      default: break
      }
    }
    return 0
  }

  /// What a percentage in the entry is taken of: the sum before the plus or minus at the end.
  var sumBeforeEntry: CalculatorOperand? {
    guard case .operation(let operation)? = pieces.last, operation.precedence == 1 else {
      return nil
    }
    let sum = pieces[start(ofOperandFor: operation)...].dropLast()
    return knownValue(of: sum).map { CalculatorOperand(value: $0, text: "(\(text(of: sum)))") }
  }
}
