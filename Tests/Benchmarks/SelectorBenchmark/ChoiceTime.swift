import Basics
import Quiz

/// How long it takes to choose, for a child with a long past.
struct ChoiceTime {
  private static let tries = 1_000_000
  private static let answersInSession = 50
  private static let choices = 1_000

  /// The time to learn from all stored tries.
  private let start: Duration
  /// The mean time of a choice.
  private let choice: Duration

  /// The times on this machine, from the largest pool.
  static var measured: ChoiceTime {
    var generator = SeededGenerator(seed: 1)
    let options = PracticeOptions(difficulty: .auto)
    let past = past(using: &generator)
    let clock = ContinuousClock()
    var model = LearnerModel()
    let start = clock.measure { model = Past(past).model }
    let pool = QuestionPool(options: options)
    var questions = AdaptiveQuestions(from: pool, model: model, on: tries / answersInSession)
    let time = clock.measure {
      for _ in 0..<choices { _ = questions.next(using: &generator) }
    }
    return ChoiceTime(start: start, choice: time / choices)
  }

  private static func past(using generator: inout SeededGenerator) -> [PastAttempt] {
    let questions = QuestionPool(options: PracticeOptions(difficulty: .hard)).questions
    return (0..<tries).compactMap { number in
      guard let question = questions.randomElement(using: &generator) else { return nil }
      let attempt = Attempt(
        question: question, typed: "", outcome: .right, tryNumber: 1, time: .seconds(3))
      let session = number / answersInSession
      return PastAttempt(attempt, on: session, in: session)
    }
  }

  var text: String {
    "After \(Self.tries) tries: \(start) to start, \(choice) for a choice."
  }
}
