package import Calculator
package import Content

extension Texts {
  /// What is wrong with a calculation, in one sentence.
  package func sentence(for kind: CalculationError.Kind) -> String {
    let wording = wording(for: kind)
    return text(key: CalculationErrorKey(kind).rawValue + wording.ending, wording.values)
  }

  /// What is wrong with a line that stands alone: results are taken up at the prompt only.
  package func sentenceOfLoneLine(for kind: CalculationError.Kind) -> String {
    switch kind {
    case .nothingToRecall(.answer), .nothingToRecall(.memory):
      text(key: "error.nothingToRecall.alone")
    case .nothingToRecall(.history(let number)):
      text(key: "error.nothingToRecall.entry.alone", ["n": String(number)])
    case .unknownName(let name) where CalculatorCommand.words.contains(name):
      text(key: "error.unknownName.prompt", ["name": name])
    default: sentence(for: kind)
    }
  }

  /// What the sentence about a kind needs besides its key.
  private struct Wording {
    /// The end of the key, where there are several sentences for a kind.
    var ending = ""
    /// The values that the sentence leaves open, by their names.
    var values: [String: String] = [:]
  }

  private func wording(for kind: CalculationError.Kind) -> Wording {
    switch kind {
    case .unexpectedCharacter(let character): wording(for: character)
    case .unknownName(let typed): wording(forUnknown: typed)
    case .powerOfFunction(let function, let inverse):
      wording(forPowerOf: function, inverse: inverse)
    case .wrongArgumentCount(let function, let count, let example):
      wording(forCountOf: function, count, example)
    case .ambiguousMultiplication(let readings):
      Wording(values: ["first": readings.first ?? "", "second": readings.last ?? ""])
    case .ambiguousLetter(let letter, let readings):
      Wording(
        ending: ".\(letter.lowercased())",
        values: ["first": readings.first ?? "", "second": readings.last ?? ""])
    case .ambiguousFraction(let readings): wording(forFractions: readings)
    case .inverseOutOfRange(let function), .notWhole(let function), .notNatural(let function):
      Wording(values: ["function": function])
    case .mustStandAlone(let function, let example):
      Wording(values: ["function": function, "example": example])
    case .unknownUnit(let typed, let fitting): wording(forUnit: typed, fitting)
    case .incompatibleUnits(let first, let second, let fitting):
      Wording(values: ["first": first, "second": second, "fitting": listed(fitting)])
    case .missingConversion(let first, let second):
      Wording(values: ["first": first, "second": second])
    case .nothingToRecall(.history(let number)):
      Wording(ending: ".entry", values: ["n": String(number)])
    case .missingUnit(let unit), .misplacedUnit(let unit): Wording(values: ["unit": unit])
    case .percentAsUnit(let calculation): Wording(values: ["calculation": calculation])
    case .empty, .missingOperand, .missingOperator, .unclosedParenthesis, .unmatchedParenthesis,
      .emptyParentheses, .misplacedComma, .misplacedPoint, .misplacedColon, .misplacedDegree,
      .misplacedUnderscore,
      .missingUnitName,
      .divisionByZero, .zeroByZero, .zeroToTheZero, .evenRootOfNegative,
      .irrationalPowerOfNegative, .logarithmOfZero, .logarithmOfNegative,
      .inverseHyperbolicCosineOutOfRange, .inverseHyperbolicTangentOutOfRange, .tangentPole,
      .factorialOfNegative, .factorialOfFraction, .invalidBase, .nothingToRecall,
      .belowAbsoluteZero,
      .temperatureArithmetic, .textTooLong, .literalTooLong, .literalOutOfRange, .angleTooLarge,
      .hyperbolicTangentOutOfRange, .tooLarge, .tooSmall, .factorialTooLarge, .tooLong, .undecided:
      Wording()
    }
  }

  /// The signs that are known, but not in a calculation, and the ends of their sentences.
  private static let endings: [Character: String] = [
    "=": ".equals", "?": ".gap", "_": ".gap", "<": ".compare", ">": ".compare", "≤": ".compare",
    "≥": ".compare", "≠": ".compare", "[": ".bracket", "]": ".bracket", "{": ".bracket",
    "}": ".bracket", "'": ".feet", "\"": ".feet", "′": ".feet", "″": ".feet", "’": ".feet",
    "”": ".feet",
  ]

  private func wording(for character: Character) -> Wording {
    if let ending = Self.endings[character] {
      return Wording(ending: ending, values: ["character": String(character)])
    }
    guard !character.isPictured else {
      // One character may have any number of marks above and below it.
      let start = String(String.UnicodeScalarView(character.unicodeScalars.prefix(12)))
      return Wording(values: ["character": start])
    }
    let codes = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return Wording(ending: ".invisible", values: ["code": codes.joined(separator: " ")])
  }

  /// The words that have a sentence of their own, and its end.
  private static let endingsOfNames = [
    "r": ".r", "as": ".as", "fraction": ".as", "decimal": ".as", "square": ".square",
    "cube": ".cube",
  ]

  private func wording(forUnknown typed: String) -> Wording {
    if let ending = Self.endingsOfNames[typed.lowercased()] {
      return Wording(ending: ending, values: ["name": excerpt(typed)])
    }
    if let example = Vocabulary.example(for: typed) {
      return Wording(ending: ".other", values: ["name": excerpt(typed), "example": example])
    }
    if typed.count == 1 { return Wording(ending: ".letter", values: ["name": excerpt(typed)]) }
    let unit = { CalculatorSettings.standard.nearestUnit(to: typed) }
    guard let nearest = Vocabulary.nearest(to: typed) ?? unit() else {
      return Wording(values: ["name": excerpt(typed)])
    }
    return Wording(ending: ".nearest", values: ["name": excerpt(typed), "nearest": nearest])
  }

  /// Both readings with their values, if these are found at once.
  private func wording(forFractions readings: [String]) -> Wording {
    let values = readings.map { reading in
      (try? evaluate(reading, patience: .milliseconds(50)))?.rational?.description
    }
    guard let first = values.first ?? nil, let second = values.last ?? nil else {
      return Wording(
        ending: ".plain", values: ["first": readings.first ?? "", "second": readings.last ?? ""])
    }
    return Wording(values: [
      "first": readings[0], "firstValue": first, "second": readings[1], "secondValue": second,
    ])
  }

  private func wording(forPowerOf function: String, inverse: String?) -> Wording {
    guard let inverse else { return Wording(values: ["function": function]) }
    return Wording(ending: ".inverse", values: ["function": function, "inverse": inverse])
  }

  private func wording(
    forCountOf function: String, _ counts: ClosedRange<Int>, _ example: String
  ) -> Wording {
    let ending =
      switch (counts.lowerBound, counts.upperBound) {
      case (1, 1): ".one"
      case (1, 2): ".two"
      case (_, .max): ".least"
      default: ""
      }
    return Wording(
      ending: ending,
      values: [
        "function": function, "count": String(counts.lowerBound), "example": example,
      ])
  }

  private func wording(forUnit typed: String, _ fitting: [String]) -> Wording {
    let nearest = CalculatorSettings.standard.nearestUnit(to: typed, fitting: fitting)
    return Wording(
      ending: (fitting.isEmpty ? "" : ".fitting") + (nearest == nil ? "" : ".nearest"),
      values: [
        "name": excerpt(typed), "fitting": listed(fitting), "nearest": nearest ?? "",
      ])
  }

  private func listed(_ symbols: [String]) -> String { list(symbols) }

  /// As much of what was typed as a sentence has room for.
  private func excerpt(_ typed: String) -> String { String(typed.shown.prefix(40)) }
}
