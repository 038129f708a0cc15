import Calculator
import Content
import Quiz

extension Conversation {
  /// How much work a calculation may cost: hardly felt in a chat.
  private static let calculationPatience = Duration.milliseconds(100)

  /// Answers a calculation typed while no question is open, with signs or in words; says what can
  /// be typed where it is none.
  mutating func answerCalculation(_ typed: String) {
    let forms = isCalculation(typed) ? [typed, vocabulary.withSigns(typed)] : []
    say(forms.lazy.compactMap(sentence).first ?? texts(.wordsUnknown))
  }

  /// Whether it is clearly a calculation: two numbers with a sign between them.
  func isSum(_ typed: String) -> Bool {
    let signs = vocabulary.withSigns(typed)
    return signs.split(whereSeparator: { !$0.isNumber }).count > 1
      && signs.contains { "+−-×x*÷/^".contains($0) }
  }

  /// Whether there is something to calculate: a number and more than that.
  private func isCalculation(_ typed: String) -> Bool {
    typed.contains(where: \.isNumber)
      && typed.contains { !$0.isNumber && !$0.isWhitespace && !".,".contains($0) }
  }

  /// The answer to a calculation, or why there is none; nil where a word is no part of one.
  private func sentence(on typed: String) -> String? {
    do {
      return texts(.calculationAnswer, ["expression": typed, "answer": try answer(to: typed)])
    } catch {
      return error.kind.isUnknownName ? nil : texts.sentence(for: error.kind)
    }
  }

  private func answer(to typed: String) throws(CalculationError) -> String {
    let number = try evaluate(
      typed, settings: .standard(settings.angle.unit), patience: Self.calculationPatience)
    return try number.text(
      NumberFormat(.automatic(places: settings.places)), of: typed,
      patience: Self.calculationPatience)
  }
}

extension CalculationError.Kind {
  /// Whether a word stands there that is no part of a calculation.
  fileprivate var isUnknownName: Bool { if case .unknownName = self { true } else { false } }
}
