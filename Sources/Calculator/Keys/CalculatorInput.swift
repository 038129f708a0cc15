/// What is entered on the calculator: the expression so far, and the number behind it.
struct CalculatorInput: Equatable, Sendable {
  /// How results are written.
  let format: OperandFormat
  /// The expression before the entry.
  var expression = InfixExpression()
  var entry = CalculatorEntry.none
  /// The expression whose result is shown, or that has no value.
  var finished = ""

  init(format: OperandFormat) {
    self.format = format
  }

  /// The number in the entry line, whether it was entered or is the result so far.
  var shownOperand: CalculatorOperand? {
    switch entry {
    case .typing(let number): number.operand
    case .value(let operand), .result(let operand): operand
    case .none: operandSoFar ?? format.operand(Number(0))
    }
  }

  /// The result so far: of the operations that the last sign lets be carried out.
  private var operandSoFar: CalculatorOperand? {
    let part = expression.partSoFar
    return (try? part.value()).map { format.operand($0, as: part.text) }
  }

  /// What a percentage in the entry is taken of: the sum before the plus or minus at the end.
  var sumBeforeEntry: CalculatorOperand? {
    guard let sum = expression.sumBeforeEnd, let value = try? sum.value() else { return nil }
    return CalculatorOperand(value: value, text: "(\(sum.text))")
  }

  /// Whether the entry is a result with which nothing was done yet.
  var isFinished: Bool {
    if case .result = entry { true } else { false }
  }

  /// Whether the last key closed a parenthesis.
  var endsInParenthesis: Bool { entry == .none && expression.pieces.last == .close }

  /// Whether a number is typed, or must come next.
  var startsOrTypesNumber: Bool {
    switch entry {
    case .typing: true
    case .none: !endsInParenthesis
    case .value, .result: false
    }
  }

  /// Whether the number that is typed has room for no further digit.
  var isFull: Bool {
    if case .typing(let number) = entry { number.isFull } else { false }
  }
}
