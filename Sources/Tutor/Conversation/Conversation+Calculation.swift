import Calculator
import Content
import Quiz

extension Conversation {
  /// How much work a calculation may cost: hardly felt in a chat.
  private static let calculationPatience = Duration.milliseconds(100)

  /// Answers a calculation typed while no question is open, with signs or in words; says what can
  /// be typed where it is none.
  mutating func answerCalculation(_ typed: String) {
    let signs = vocabulary.withSigns(typed)
    guard let spoken = [typed, signs].first(where: isCalculation) else {
      return say(texts(.wordsUnknown))
    }
    do {
      say(try answer(to: spoken))
    } catch  where error.kind.isUnknownName {
      say(spoken == signs ? texts(.wordsUnknown) : inWords(signs))
    } catch {
      say(texts.sentence(for: error.kind))
    }
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

  /// The answer to a calculation whose words were made signs.
  private func inWords(_ signs: String) -> String {
    do {
      return try answer(to: signs)
    } catch {
      return error.kind.isUnknownName ? texts(.wordsUnknown) : texts.sentence(for: error.kind)
    }
  }

  private func answer(to typed: String) throws(CalculationError) -> String {
    let number = try evaluate(
      typed, settings: .standard(settings.angle.unit),
      patience: Self.calculationPatience)
    return texts(.calculationAnswer, ["expression": typed, "answer": try text(of: number)])
  }

  private func text(of number: Number) throws(CalculationError) -> String {
    do throws(CalculationError.Kind) {
      return try number.formatted(
        NumberFormat(.automatic(places: settings.places)), patience: Self.calculationPatience
      ).text
    } catch {
      throw CalculationError(error, at: 0..<0)
    }
  }
}

extension CalculationError.Kind {
  /// Whether a word stands there that is no part of a calculation.
  fileprivate var isUnknownName: Bool { if case .unknownName = self { true } else { false } }
}
