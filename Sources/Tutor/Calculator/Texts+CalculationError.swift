package import Calculator
package import Content

extension Texts {
  /// What is wrong with a calculation, in one sentence.
  package func sentence(for kind: CalculationError.Kind) -> String {
    let name = "error.\(kind.name)"
    switch kind {
    case .unexpectedCharacter(let character):
      return text(key: name, ["character": String(character).shown])
    case .unknownName(let typed): return sentence(forUnknown: typed)
    case .wrongArgumentCount(let function): return sentence(forCountOf: function)
    case .ambiguousMultiplication(let readings):
      let second = readings.last ?? ""
      return text(key: name, ["first": readings.first ?? "", "second": second])
    case .inverseOutOfRange(let function), .notWhole(let function):
      return text(key: name, ["function": function.name])
    default: return sentence(forUnitsIn: kind, key: name) ?? text(key: name)
    }
  }

  private func sentence(forUnitsIn kind: CalculationError.Kind, key: String) -> String? {
    switch kind {
    case .unknownUnit(let typed, let fitting): return sentence(forUnit: typed, fitting, key: key)
    case .incompatibleUnits(let first, let second, let fitting):
      let values = ["first": first, "second": second, "fitting": fitting.joined(separator: ", ")]
      return text(key: key, values)
    case .missingUnit(let unit), .misplacedUnit(let unit): return text(key: key, ["unit": unit])
    default: return nil
    }
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

extension String {
  /// The text with a middle dot for every character that is no picture, such as a control.
  package var shown: String {
    String(
      map { character in
        let isDrawn = character.unicodeScalars.allSatisfy {
          ![.control, .format, .surrogate, .unassigned].contains($0.properties.generalCategory)
        }
        return isDrawn ? character : "·"
      })
  }
}
