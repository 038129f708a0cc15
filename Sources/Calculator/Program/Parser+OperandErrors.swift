extension Parser {
  /// Why the token in hand cannot begin an operand.
  var operandError: CalculationError {
    switch token.kind {
    case .name(let name): error(unit(named: name) == nil ? .unknownName(name) : .missingOperand)
    case .comma where pending.last?.kind.separatesArguments != true: error(.misplacedComma)
    case .rightParenthesis: closingParenthesisError
    case .power, .superscript: powerError
    default: error(.missingOperand)
    }
  }

  /// Why a power cannot stand where an operand must begin.
  private var powerError: CalculationError {
    if case .apply(let function)? = pending.last?.kind { return error(.powerOfFunction(function)) }
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
      .emptyParentheses, at: lastEnd - 1..<token.place.upperBound)
  }
}

extension PendingOperator.Kind {
  /// Whether the operator waits for a closing parenthesis.
  var isParenthesis: Bool { precedence == 0 }

  /// Whether commas inside separate arguments.
  var separatesArguments: Bool {
    if case .call(let function) = self { function.arity > 1 } else { false }
  }
}
