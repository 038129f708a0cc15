/// A misconception that has come up more than once lately.
package struct Habit: Equatable, Sendable {
  /// How many answers of its kind are looked at.
  package static let window = 10
  /// How often the pattern must show among them.
  package static let leastCount = 2

  /// A wrong answer that shows the pattern.
  package struct Example: Equatable, Sendable {
    package let asked: AskedQuestion
    package let typed: String
  }

  package let misconception: Misconception
  package let operation: Operation
  /// The answers of the pattern, newest first.
  package let examples: [Example]

  /// The habits in a learner's attempts, given oldest first; the most frequent habit first.
  ///
  /// Answers of a pattern's kind are those to questions of one operation in which the pattern
  /// can show.
  package static func all(in attempts: [Attempt]) -> [Habit] {
    let answers = attempts.filter { $0.outcome == .right || $0.outcome == .wrong }
    return Operation.allCases.flatMap { operation in
      habits(of: operation, in: answers.filter { $0.question.operation == operation })
    }.sorted { $0.examples.count > $1.examples.count }
  }

  private static func habits(of operation: Operation, in answers: [Attempt]) -> [Habit] {
    let seen = Set(answers.compactMap { $0.diagnosis.flatMap(Misconception.init) })
    return Misconception.allCases
      .filter { seen.contains($0) && !$0.isForgiven }
      .compactMap { habit($0, of: operation, in: answers) }
  }

  private static func habit(
    _ misconception: Misconception, of operation: Operation, in answers: [Attempt]
  ) -> Habit? {
    let examples = answers.reversed().lazy
      .filter { !misconception.wrongAnswers(to: $0.question).isEmpty }
      .prefix(window)
      .filter { $0.diagnosis == misconception.rawValue }
      .map { Example(asked: $0.asked, typed: $0.typed) }
    let found = Array(examples)
    guard found.count >= leastCount else { return nil }
    return Habit(misconception: misconception, operation: operation, examples: found)
  }
}
