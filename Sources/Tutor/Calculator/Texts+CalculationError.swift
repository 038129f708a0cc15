package import Calculator
package import Content

extension Texts {
  /// What is wrong with a calculation, in one sentence.
  package func sentence(for kind: CalculationError.Kind) -> String {
    let name = "error.\(kind.name)"
    switch kind {
    case .unexpectedCharacter(let character): return sentence(for: character, key: name)
    case .unknownName(let typed): return sentence(forUnknown: typed)
    case .wrongArgumentCount(let function): return sentence(forCountOf: function)
    case .ambiguousMultiplication(let readings):
      let second = readings.last ?? ""
      return text(key: name, ["first": readings.first ?? "", "second": second])
    case .inverseOutOfRange(let function), .notWhole(let function):
      return text(key: name, ["function": function.name])
    case .powerOfFunction(let function): return sentence(forPowerOf: function, key: name)
    default: return sentence(forUnitsIn: kind, key: name) ?? text(key: name)
    }
  }

  private func sentence(for character: Character, key: String) -> String {
    guard !character.isPictured else { return text(key: key, ["character": String(character)]) }
    let codes = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return text(key: key + ".invisible", ["code": codes.joined(separator: " ")])
  }

  private func sentence(forUnitsIn kind: CalculationError.Kind, key: String) -> String? {
    switch kind {
    case .unknownUnit(let typed, let fitting): return sentence(forUnit: typed, fitting, key: key)
    case .incompatibleUnits(let first, let second, let fitting):
      let values = ["first": first, "second": second, "fitting": fitting.joined(separator: ", ")]
      return text(key: key, values)
    case .missingConversion(let first, let second):
      return text(key: key, ["first": first, "second": second])
    case .missingUnit(let unit), .misplacedUnit(let unit): return text(key: key, ["unit": unit])
    default: return nil
    }
  }

  private func sentence(forPowerOf function: MathFunction, key: String) -> String {
    let inverse = MathFunction.allCases.first { $0.aliases.contains(function.name + "⁻¹") }
    guard let inverse else { return text(key: key, ["function": function.name]) }
    return text(
      key: key + ".inverse", ["function": function.name, "inverse": inverse.name])
  }

  private func sentence(forUnit typed: String, _ fitting: [String], key: String) -> String {
    let nearest = CalculatorSettings.standard.nearestUnit(to: typed, fitting: fitting)
    let ending = (fitting.isEmpty ? "" : ".fitting") + (nearest == nil ? "" : ".nearest")
    let values = [
      "name": String(typed.shown.prefix(40)), "fitting": fitting.joined(separator: ", "),
      "nearest": nearest ?? "",
    ]
    return text(key: key + ending, values)
  }

  private func sentence(forUnknown typed: String) -> String {
    let shown = String(typed.shown.prefix(40))
    let unit = { CalculatorSettings.standard.nearestUnit(to: typed) }
    guard let nearest = Vocabulary.nearest(to: typed) ?? unit() else {
      return text(key: "error.unknownName", ["name": shown])
    }
    return text(key: "error.unknownName.nearest", ["name": shown, "nearest": nearest])
  }

  private func sentence(forCountOf function: MathFunction) -> String {
    let key = "error.wrongArgumentCount" + (function.arity == 1 ? ".one" : "")
    return text(
      key: key,
      [
        "function": function.name, "count": String(function.arity), "example": function.example,
      ])
  }
}

extension CalculationError.Kind {
  /// The case's name, which is the end of its key in Content.
  fileprivate var name: String {
    String("\(self)".prefix { $0 != "(" })
  }
}

extension Character {
  /// Whether all of the character is seen; pictures of several people are joined by a scalar that
  /// is not.
  fileprivate var isPictured: Bool {
    let isEmoji = unicodeScalars.first?.properties.isEmojiPresentation ?? false
    return unicodeScalars.allSatisfy { scalar in
      isEmoji && scalar == "\u{200D}"
        || ![.control, .format, .surrogate, .unassigned]
          .contains(scalar.properties.generalCategory)
    }
  }
}

extension String {
  /// The text with a space for white space, and a sign for every other character that is no
  /// picture, such as a control.
  package var shown: String {
    String(map { $0.isWhitespace ? " " : $0.isPictured ? $0 : "\u{FFFD}" })
  }
}
