extension Parser {
  /// Why the token in hand cannot begin an operand.
  var operandError: CalculationError {
    switch token.kind {
    case .name(let name): error(errorAboutName(name))
    case .comma where pending.last?.kind.separatesArguments != true: error(.misplacedComma)
    case .rightParenthesis: closingParenthesisError
    case .power, .superscript: powerError
    case .number, .time, .function, .constant, .reference, .plus, .minus, .times, .dividedBy,
      .factorial,
      .percent, .degree, .leftParenthesis, .bar, .comma, .end:
      error(.missingOperand)
    }
  }

  /// Why a name cannot begin an operand: it is a unit, a function whose parenthesis is missing, or
  /// another calculator's word.
  private func errorAboutName(_ name: String) -> CalculationError.Kind {
    if case .function(let function)? = Vocabulary.meaning(of: name.lowercased()) {
      return function.wrongArgumentCount
    }
    let isUnit = unit(named: name) != nil && Vocabulary.example(for: name) == nil
    return isUnit ? .missingOperand : .unknownName(name)
  }

  /// Why a power cannot stand where an operand must begin.
  private var powerError: CalculationError {
    if case .apply(let function)? = pending.last?.kind { return error(function.misplacedPower) }
    // A raised number before √ is its degree: ⁴√16.
    if case .superscript = token.kind, tokenizer.source[token.range.upperBound] == "√" {
      return error(MathFunction.root.wrongArgumentCount)
    }
    return error(.missingOperand)
  }

  /// Why a closing parenthesis cannot stand where an operand must begin.
  private var closingParenthesisError: CalculationError {
    guard let open = pending.last(where: { $0.kind.isParenthesis }) else {
      return error(.unmatchedParenthesis)
    }
    guard pending.last?.kind.isParenthesis == true, open.argumentCount == 1 else {
      return error(.missingOperand)
    }
    return CalculationError(
      .emptyParentheses, at: lastEnd - 1..<token.range.upperBound)
  }
}

extension PendingOperator.Kind {
  /// Whether the operator waits for a closing parenthesis.
  var isParenthesis: Bool { precedence == 0 }

  /// Whether the operator is a function without parentheses, or a sign behind one.
  var takesBareArgument: Bool {
    switch self {
    case .apply, .negateArgument: true
    case .parenthesis, .bars, .call, .add, .subtract, .multiply, .divide, .ambiguousProduct,
      .infix, .negate, .power:
      false
    }
  }

  /// Whether commas inside separate arguments.
  var separatesArguments: Bool {
    if case .call(let function) = self { function.takesSeveralNumbers } else { false }
  }
}
