import Basics
import Quiz

extension Attempt {
  /// A first try for tests.
  static func first(
    _ question: Question, _ outcome: Attempt.Outcome = .right, seconds: Double = 2,
    hints: Int = 0, number: Int = 1
  ) -> Attempt {
    Attempt(
      question: question, typed: "", outcome: outcome, tryNumber: number,
      time: .seconds(seconds), hintsSeen: hints)
  }
}

/// A child who answers by a fixed rule, for tests of whole sessions.
struct ScriptedChild {
  /// The chance of a right answer to a question.
  let chance: (Question) -> Double
  var generator: SeededGenerator

  /// Practises for a number of questions; gives them with their tries.
  mutating func practise(
    _ questions: inout AdaptiveQuestions, count: Int
  ) -> [Attempt] {
    (0..<count).map { _ in
      let question = questions.next(using: &generator).question
      let isRight = Double.random(in: 0..<1, using: &generator) < chance(question)
      let attempt = Attempt.first(question, isRight ? .right : .wrong, seconds: isRight ? 3 : 6)
      _ = questions.observe(attempt)
      return attempt
    }
  }
}
