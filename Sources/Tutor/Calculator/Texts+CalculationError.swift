package import Calculator
package import Content

extension Texts {
  /// What is wrong with a calculation, in one sentence.
  package func sentence(for kind: CalculationError.Kind) -> String {
    let wording = wording(for: kind)
    return text(key: CalculationErrorKey(kind).rawValue + wording.ending, wording.values)
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
    case .inverseOutOfRange(let function), .notWhole(let function):
      Wording(values: ["function": function])
    case .unknownUnit(let typed, let fitting): wording(forUnit: typed, fitting)
    case .incompatibleUnits(let first, let second, let fitting):
      Wording(values: ["first": first, "second": second, "fitting": listed(fitting)])
    case .missingConversion(let first, let second):
      Wording(values: ["first": first, "second": second])
    case .missingUnit(let unit), .misplacedUnit(let unit): Wording(values: ["unit": unit])
    case .empty, .missingOperand, .missingOperator, .unclosedParenthesis, .unmatchedParenthesis,
      .emptyParentheses, .misplacedComma, .misplacedPoint, .misplacedDegree, .missingUnitName,
      .divisionByZero, .zeroByZero, .zeroToTheZero, .evenRootOfNegative,
      .irrationalPowerOfNegative, .logarithmOfZero, .logarithmOfNegative,
      .inverseHyperbolicCosineOutOfRange, .inverseHyperbolicTangentOutOfRange, .tangentPole,
      .factorialOfNegative, .factorialOfFraction, .nothingToRecall, .belowAbsoluteZero,
      .temperatureArithmetic, .textTooLong, .literalTooLong, .literalOutOfRange, .angleTooLarge,
      .hyperbolicTangentOutOfRange, .tooLarge, .factorialTooLarge, .tooLong, .undecided:
      Wording()
    }
  }

  private func wording(for character: Character) -> Wording {
    guard !character.isPictured else { return Wording(values: ["character": String(character)]) }
    let codes = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return Wording(ending: ".invisible", values: ["code": codes.joined(separator: " ")])
  }

  private func wording(forUnknown typed: String) -> Wording {
    let unit = { CalculatorSettings.standard.nearestUnit(to: typed) }
    guard let nearest = Vocabulary.nearest(to: typed) ?? unit() else {
      return Wording(values: ["name": excerpt(typed)])
    }
    return Wording(ending: ".nearest", values: ["name": excerpt(typed), "nearest": nearest])
  }

  private func wording(forPowerOf function: String, inverse: String?) -> Wording {
    guard let inverse else { return Wording(values: ["function": function]) }
    return Wording(ending: ".inverse", values: ["function": function, "inverse": inverse])
  }

  private func wording(
    forCountOf function: String, _ count: Int, _ example: String
  ) -> Wording {
    Wording(
      ending: count == 1 ? ".one" : "",
      values: ["function": function, "count": String(count), "example": example])
  }

  private func wording(forUnit typed: String, _ fitting: [String]) -> Wording {
    let nearest = CalculatorSettings.standard.nearestUnit(to: typed, fitting: fitting)
    return Wording(
      ending: (fitting.isEmpty ? "" : ".fitting") + (nearest == nil ? "" : ".nearest"),
      values: [
        "name": excerpt(typed), "fitting": listed(fitting), "nearest": nearest ?? "",
      ])
  }

  private func listed(_ symbols: [String]) -> String { symbols.joined(separator: ", ") }

  /// As much of what was typed as a sentence has room for.
  private func excerpt(_ typed: String) -> String { String(typed.shown.prefix(40)) }
}
