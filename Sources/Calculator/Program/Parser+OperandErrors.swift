extension Parser {
  /// Why the token in hand cannot begin an operand.
  var operandError: CalculationError {
    switch token.kind {
    case .name(let name): error(unit(named: name) == nil ? .unknownName(name) : .missingOperand)
    case .comma where pending.last?.kind.separatesArguments != true: error(.misplacedComma)
    case .rightParenthesis: closingParenthesisError
    case .power, .superscript: powerError
    case .number, .function, .constant, .reference, .plus, .minus, .times, .dividedBy, .factorial,
      .percent, .degree, .leftParenthesis, .comma, .end:
      error(.missingOperand)
    }
  }

  /// Why a power cannot stand where an operand must begin.
  private var powerError: CalculationError {
    if case .apply(let function)? = pending.last?.kind { return error(function.misplacedPower) }
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
    case .parenthesis, .call, .add, .subtract, .multiply, .divide, .ambiguousProduct, .negate,
      .power:
      false
    }
  }

  /// Whether commas inside separate arguments.
  var separatesArguments: Bool {
    if case .call(let function) = self { function.arity > 1 } else { false }
  }
}
