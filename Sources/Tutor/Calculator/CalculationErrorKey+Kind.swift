import Calculator

extension CalculationErrorKey {
  /// The key of the sentence about a kind.
  init(_ kind: CalculationError.Kind) {
    self =
      switch kind {
      case .empty: .empty
      case .unexpectedCharacter: .unexpectedCharacter
      case .unknownName: .unknownName
      case .missingOperand: .missingOperand
      case .powerOfFunction: .powerOfFunction
      case .missingOperator: .missingOperator
      case .unclosedParenthesis: .unclosedParenthesis
      case .unmatchedParenthesis: .unmatchedParenthesis
      case .emptyParentheses: .emptyParentheses
      case .misplacedComma: .misplacedComma
      case .misplacedPoint: .misplacedPoint
      case .misplacedColon: .misplacedColon
      case .misplacedUnderscore: .misplacedUnderscore
      case .misplacedDegree: .misplacedDegree
      case .missingUnitName: .missingUnitName
      case .wrongArgumentCount: .wrongArgumentCount
      case .ambiguousMultiplication: .ambiguousMultiplication
      case .ambiguousLetter: .ambiguousLetter
      case .ambiguousFraction: .ambiguousFraction
      case .divisionByZero: .divisionByZero
      case .zeroByZero: .zeroByZero
      case .zeroToTheZero: .zeroToTheZero
      case .evenRootOfNegative: .evenRootOfNegative
      case .irrationalPowerOfNegative: .irrationalPowerOfNegative
      case .logarithmOfZero: .logarithmOfZero
      case .logarithmOfNegative: .logarithmOfNegative
      case .inverseOutOfRange: .inverseOutOfRange
      case .inverseHyperbolicCosineOutOfRange: .inverseHyperbolicCosineOutOfRange
      case .inverseHyperbolicTangentOutOfRange: .inverseHyperbolicTangentOutOfRange
      case .tangentPole: .tangentPole
      case .factorialOfNegative: .factorialOfNegative
      case .factorialOfFraction: .factorialOfFraction
      case .notWhole: .notWhole
      case .notNatural: .notNatural
      case .invalidBase: .invalidBase
      case .mustStandAlone: .mustStandAlone
      case .nothingToRecall: .nothingToRecall
      case .unknownUnit: .unknownUnit
      case .incompatibleUnits: .incompatibleUnits
      case .missingUnit: .missingUnit
      case .misplacedUnit: .misplacedUnit
      case .percentAsUnit: .percentAsUnit
      case .missingConversion: .missingConversion
      case .belowAbsoluteZero: .belowAbsoluteZero
      case .temperatureArithmetic: .temperatureArithmetic
      case .textTooLong: .textTooLong
      case .literalTooLong: .literalTooLong
      case .literalOutOfRange: .literalOutOfRange
      case .angleTooLarge: .angleTooLarge
      case .hyperbolicTangentOutOfRange: .hyperbolicTangentOutOfRange
      case .tooLarge: .tooLarge
      case .tooSmall: .tooSmall
      case .factorialTooLarge: .factorialTooLarge
      case .tooLong: .tooLong
      case .undecided: .undecided
      }
  }
}
