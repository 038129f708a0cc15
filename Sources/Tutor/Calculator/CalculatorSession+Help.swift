import Calculator
import Content

extension CalculatorSession {
  /// What there is, or what one thing does.
  func help(about name: String?) -> [String] {
    guard let name else {
      let names = MathFunction.all.map(\.name).joined(separator: " ")
      return [
        texts.sentences([texts(.calculatorHelpFunctions), names]), texts(.calculatorHelpSigns),
        texts(.calculatorHelpCommands),
      ]
    }
    return [explanation(of: name) ?? texts.sentence(for: .unknownName(name))]
  }

  private func explanation(of name: String) -> String? {
    let word = name.lowercased()
    if let topic = CalculatorTopic(name) {
      return texts.text(key: "calculator.topic.\(topic.rawValue)")
    }
    if let constant = Constant.allCases.first(where: { $0.names.contains(word) }) {
      return texts.summary(of: constant)
    }
    if let function = function(named: word) { return explanation(of: function) }
    return settings.unit(named: name).map(explanation)
  }

  private func function(named word: String) -> MathFunction? {
    MathFunction.all.first { $0.names.contains(word) }
  }

  private func explanation(of function: MathFunction) -> String {
    texts(
      .calculatorHelpExample,
      [
        "summary": texts.summary(of: function), "example": function.example,
        "result": function.exampleResult,
      ])
  }

  /// The words for a unit, and the units of the same kind.
  private func explanation(of unit: Unit) -> String {
    let symbols = texts.list(settings.symbols(of: unit.kind))
    return
      "\(texts.list([unit.symbol] + texts.names(of: unit))) · \(texts.labelled(texts.title(of: unit.kind), symbols))"
  }
}
