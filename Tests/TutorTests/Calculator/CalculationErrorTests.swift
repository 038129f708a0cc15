import Basics
import Calculator
import Content
import Testing

@testable import Tutor

/// What is said about each kind of calculation error.
struct CalculationErrorTests {
  /// Kinds of each key, in every wording that the key has.
  private static func kinds(of key: CalculationErrorKey) -> [CalculationError.Kind] {
    switch key {
    case .empty: [.empty]
    case .unexpectedCharacter: [.unexpectedCharacter("?"), .unexpectedCharacter("\u{7}")]
    case .unknownName:
      [
        .unknownName("qqqqq"), .unknownName("sine"), .unknownName("plus"), .unknownName("x"),
        .unknownName("r"), .unknownName("as"), .unknownName("square"), .unknownName("cube"),
      ]
    case .missingOperand: [.missingOperand]
    case .powerOfFunction:
      [.powerOfFunction("sin", inverse: "asin"), .powerOfFunction("ln", inverse: nil)]
    case .missingOperator: [.missingOperator]
    case .unclosedParenthesis: [.unclosedParenthesis]
    case .unmatchedParenthesis: [.unmatchedParenthesis]
    case .emptyParentheses: [.emptyParentheses]
    case .misplacedComma: [.misplacedComma]
    case .misplacedPoint: [.misplacedPoint]
    case .misplacedColon: [.misplacedColon]
    case .misplacedUnderscore: [.misplacedUnderscore]
    case .misplacedDegree: [.misplacedDegree]
    case .missingUnitName: [.missingUnitName]
    case .wrongArgumentCount:
      [
        .wrongArgumentCount(function: "sin", takes: 1...1, example: "sin 30"),
        .wrongArgumentCount(function: "mod", takes: 2...2, example: "mod(17, 5)"),
        .wrongArgumentCount(function: "log", takes: 1...2, example: "log 1000"),
        .wrongArgumentCount(function: "max", takes: 2...Int.max, example: "max(3, 9, 4)"),
      ]
    case .ambiguousMultiplication: [.ambiguousMultiplication(readings: ["(1/2)3", "1/(2 3)"])]
    case .ambiguousLetter:
      ["k", "M", "B"].map { .ambiguousLetter($0, readings: ["5 × 1000", "5 K"]) }
    case .ambiguousFraction:
      [
        .ambiguousFraction(readings: ["6 ÷ (2/3)", "6 ÷ 2 ÷ 3"]),
        .ambiguousFraction(readings: ["√6 ÷ (2/3)", "√6 ÷ 2 ÷ 3"]),
      ]
    case .divisionByZero: [.divisionByZero]
    case .zeroByZero: [.zeroByZero]
    case .zeroToTheZero: [.zeroToTheZero]
    case .evenRootOfNegative: [.evenRootOfNegative]
    case .irrationalPowerOfNegative: [.irrationalPowerOfNegative]
    case .logarithmOfZero: [.logarithmOfZero]
    case .logarithmOfNegative: [.logarithmOfNegative]
    case .inverseOutOfRange: [.inverseOutOfRange(function: "asin")]
    case .inverseHyperbolicCosineOutOfRange: [.inverseHyperbolicCosineOutOfRange]
    case .inverseHyperbolicTangentOutOfRange: [.inverseHyperbolicTangentOutOfRange]
    case .tangentPole: [.tangentPole]
    case .factorialOfNegative: [.factorialOfNegative]
    case .factorialOfFraction: [.factorialOfFraction]
    case .notWhole: [.notWhole(function: "gcd")]
    case .notNatural: [.notNatural(function: "nCr")]
    case .invalidBase: [.invalidBase]
    case .mustStandAlone: [.mustStandAlone(function: "rem", example: "17 rem 5")]
    case .nothingToRecall: [.nothingToRecall(.answer), .nothingToRecall(.history(5))]
    case .unknownUnit:
      [
        .unknownUnit("qqqqq", fitting: []), .unknownUnit("metr", fitting: []),
        .unknownUnit("qqqqq", fitting: ["km", "m"]), .unknownUnit("metr", fitting: ["km", "m"]),
      ]
    case .incompatibleUnits: [.incompatibleUnits("km", "kg", fitting: ["m"])]
    case .missingUnit: [.missingUnit("km")]
    case .misplacedUnit: [.misplacedUnit("km")]
    case .percentAsUnit: [.percentAsUnit("50/200")]
    case .missingConversion: [.missingConversion("km", "m")]
    case .belowAbsoluteZero: [.belowAbsoluteZero]
    case .temperatureArithmetic: [.temperatureArithmetic]
    case .textTooLong: [.textTooLong]
    case .literalTooLong: [.literalTooLong]
    case .literalOutOfRange: [.literalOutOfRange]
    case .angleTooLarge: [.angleTooLarge]
    case .hyperbolicTangentOutOfRange: [.hyperbolicTangentOutOfRange]
    case .tooLarge: [.tooLarge]
    case .tooSmall: [.tooSmall]
    case .factorialTooLarge: [.factorialTooLarge]
    case .tooLong: [.tooLong]
    case .undecided: [.undecided]
    }
  }

  @Test(arguments: Language.allCases)
  func `every kind has its sentence, with nothing left open`(language: Language) {
    let texts = Texts(language)
    for key in CalculationErrorKey.allCases {
      for kind in Self.kinds(of: key) {
        #expect(CalculationErrorKey(kind) == key)
        let sentence = texts.sentence(for: kind)
        #expect(!sentence.isEmpty && !sentence.hasPrefix("error."), "\(kind)")
        #expect(!sentence.contains { $0 == "{" || $0 == "}" }, "\(kind): \(sentence)")
        #expect(!sentence.unicodeScalars.contains("\u{7}"))
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `no two wordings are the same`(language: Language) {
    let sentences = CalculationErrorKey.allCases.flatMap(Self.kinds)
      .map(Texts(language).sentence)
    #expect(Set(sentences).count == sentences.count)
  }
}
