/// Why an expression has no value, and where.
package struct CalculationError: Error, Equatable, Sendable {
  package let kind: Kind
  /// The characters of the text that the error is about; empty at the end when something is
  /// missing there.
  package let range: Range<Int>

  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension CalculationError {
  /// What is wrong.
  package enum Kind: Error, Equatable, Sendable {
    // The text cannot be read.
    case empty
    case unexpectedCharacter(Character)
    case unknownName(String)
    /// A number was expected, but something else stands there.
    case missingOperand
    /// A power behind the name of a function, as in `sin² 30` or `sin^-1 0.5`, and the name of its
    /// inverse if it has one.
    case powerOfFunction(String, inverse: String?)
    /// Two numbers stand side by side with nothing between them.
    case missingOperator
    case unclosedParenthesis
    case unmatchedParenthesis
    case emptyParentheses
    /// A comma that neither groups three digits nor separates arguments.
    case misplacedComma
    /// A second point in a number, or a point without a digit.
    case misplacedPoint
    /// A colon that is not in a time such as 1:30.
    case misplacedColon
    /// An underscore between digits, as programs write 1_000.
    case misplacedUnderscore
    /// A degree sign behind the value of a function.
    case misplacedDegree
    /// Behind `in` or `to` there is no unit.
    case missingUnitName
    /// A function with too few or too many numbers, how many it takes, and how it is called.
    case wrongArgumentCount(function: String, takes: ClosedRange<Int>, example: String)
    /// A product without its sign that could mean either of two things.
    case ambiguousMultiplication(readings: [String])
    /// A letter behind a number that may be a multiple or a unit, such as the k of 5k.
    case ambiguousLetter(Character, readings: [String])
    /// A fraction behind ÷ that could be one number or two divisions.
    case ambiguousFraction(readings: [String])

    // The value does not exist.
    case divisionByZero
    /// Zero divided by zero.
    case zeroByZero
    /// Zero to the power of zero.
    case zeroToTheZero
    case evenRootOfNegative
    /// A negative number to a power that is not rational.
    case irrationalPowerOfNegative
    case logarithmOfZero
    case logarithmOfNegative
    /// asin or acos of a number that is not between −1 and 1.
    case inverseOutOfRange(function: String)
    /// acosh of a number below 1.
    case inverseHyperbolicCosineOutOfRange
    /// atanh of a number that is not between −1 and 1, or is one of them.
    case inverseHyperbolicTangentOutOfRange
    /// The tangent of a right angle.
    case tangentPole
    case factorialOfNegative
    case factorialOfFraction
    /// A function of whole numbers that got another one.
    case notWhole(function: String)
    /// A function that counts got a number that is not 0, 1, 2 and so on.
    case notNatural(function: String)
    /// The base of a logarithm that has none.
    case invalidBase
    /// A function whose result is shown in a form of its own, inside a longer calculation.
    case mustStandAlone(function: String, example: String)
    /// There is no such result to take up.
    case nothingToRecall(Reference)

    // The units do not go together.
    /// A unit that is not known, and those that the number can be shown in.
    case unknownUnit(String, fitting: [String])
    /// Two units of different kinds, and those that go together with the first one.
    case incompatibleUnits(String, String, fitting: [String])
    /// A number without a unit where one with this unit, or with one of its kind, is needed.
    case missingUnit(String)
    /// A number with a unit where only one without it has a meaning.
    case misplacedUnit(String)
    /// The percent sign as a unit to show this calculation in.
    case percentAsUnit(String)
    /// Two units of a kind side by side, with no word between them that asks for a conversion.
    case missingConversion(String, String)
    case belowAbsoluteZero
    /// Temperatures are points on a scale, which cannot be added.
    case temperatureArithmetic

    // The work would be too much.
    case textTooLong
    case literalTooLong
    /// A number with a power of ten that is too large, or too far below zero.
    case literalOutOfRange
    /// An angle that has too many digits before the point.
    case angleTooLarge
    /// tanh of a number whose power of e is not computed.
    case hyperbolicTangentOutOfRange
    /// Too large to be written out.
    case tooLarge
    /// Too close to zero to be written out.
    case tooSmall
    case factorialTooLarge
    case tooLong
    /// Two numbers are so close that they cannot be told apart.
    case undecided
  }
}
