extension CalculationError: CustomStringConvertible {
  /// What is wrong and what helps, in a sentence or two of plain English.
  package var description: String { kind.sentence }
}

extension CalculationError.Kind {
  /// What is wrong and what helps, in a sentence or two of plain English.
  package var sentence: String {
    readingSentence ?? domainSentence ?? limitSentence
  }

  /// The sentence about a text that cannot be read.
  private var readingSentence: String? {
    switch self {
    case .empty: "There is nothing to calculate."
    case .unexpectedCharacter(let character): "“\(character)” has no meaning here."
    case .unknownName(let name): unknownNameSentence(name)
    case .missingOperand: "A number is missing here."
    case .missingOperator: "A sign such as + or × is missing here."
    case .unclosedParenthesis: "This “(” is never closed."
    case .unmatchedParenthesis: "There is no “(” for this “)”."
    case .emptyParentheses: "There is nothing between these parentheses."
    case .misplacedComma:
      "This comma is in the wrong place. Commas group digits in threes: 1,234.5."
    case .misplacedPoint: "This point is not part of a number."
    case .misplacedDegree: "The ° belongs behind the angle: sin 60° or sin(60°)."
    case .wrongArgumentCount(let function): argumentSentence(function)
    case .ambiguousMultiplication(let readings):
      "This can mean " + readings.joined(separator: " or ") + ". Please write which."
    default: nil
    }
  }

  /// The sentence about a value that does not exist.
  private var domainSentence: String? {
    switch self {
    case .divisionByZero: "Cannot divide by zero."
    case .zeroByZero: "0 ÷ 0 is undefined."
    case .zeroToTheZero: "0^0 is undefined."
    case .evenRootOfNegative: "A negative number has no even root, such as a square root."
    case .irrationalPowerOfNegative:
      "A negative number can only have a power that is a whole number or a fraction."
    case .logarithmOfZero: "Zero has no logarithm."
    case .logarithmOfNegative: "A negative number has no logarithm."
    case .inverseOutOfRange(let function): rangeSentence(function)
    case .tangentPole: "A right angle has no tangent."
    case .factorialOfNegative: "A negative number has no factorial."
    case .factorialOfFraction: "Only a whole number has a factorial."
    case .notWhole(let function): "\(function.name) needs whole numbers."
    case .nothingToRecall(let reference): recallSentence(reference)
    default: nil
    }
  }

  /// The sentence about too much work.
  private var limitSentence: String {
    switch self {
    case .textTooLong: "This is too long: at most 100,000 characters can be read."
    case .literalTooLong: "This number is too long: at most 10,000 digits can be read."
    case .factorialTooLarge: "This factorial is too large: at most 100,000! is computed."
    case .tooLong: "This takes too long."
    case .undecided: "Two numbers here are so close that they cannot be told apart."
    default: "This number is too large or too small to be written out."
    }
  }
}

extension CalculationError.Kind {
  private func unknownNameSentence(_ name: String) -> String {
    let suggestion = Vocabulary.nearest(to: name).map { " Do you mean “\($0)”?" }
    return "The name “\(name)” is not known.\(suggestion ?? "")"
  }

  private func argumentSentence(_ function: MathFunction) -> String {
    let count = function.arity == 1 ? "one number" : "two numbers with a comma between them"
    return "\(function.name) takes \(count): \(function.example)."
  }

  private func rangeSentence(_ function: MathFunction) -> String {
    switch function {
    case .inverseHyperbolicCosine: "acosh needs a number that is not below 1."
    case .inverseHyperbolicTangent: "atanh needs a number between −1 and 1."
    default: "\(function.name) needs a number from −1 to 1."
    }
  }

  private func recallSentence(_ reference: Reference) -> String {
    switch reference {
    case .answer: "There is no answer before this one yet."
    case .history(let number): "There is no result $\(number) in the history."
    case .memory: "The memory is empty."
    }
  }
}
