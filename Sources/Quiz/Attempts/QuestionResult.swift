/// What came of one question in a session.
package struct QuestionResult: Equatable, Codable, Sendable {
  /// How it ended.
  package enum Ending: String, CaseIterable, Codable, Sendable {
    /// Right at the first try and without a hint; a typing slip before it is no try.
    case rightAtOnce
    /// Right in the end, after misses or hints.
    case rightInTheEnd
    /// The worked answer was shown and typed.
    case revealed
    case skipped
    /// The time was over before it was right.
    case unfinished
  }

  package let question: Question
  /// How the question was put.
  package let form: QuestionForm
  package let ending: Ending
  /// The time of all its attempts together, without pauses and reading.
  package let time: Duration
  package let hintsSeen: Int
  /// How many attempts were wrong; forgiven slips are not.
  package let misses: Int

  package init(
    question: Question, as form: QuestionForm = .plain, ending: Ending, time: Duration,
    hintsSeen: Int = 0, misses: Int = 0
  ) {
    self.question = question
    self.form = form
    self.ending = ending
    self.time = time
    self.hintsSeen = hintsSeen
    self.misses = misses
  }

  /// The result of the attempts at one question, oldest first; nil without one.
  package init?(_ attempts: [Attempt]) {
    guard let last = attempts.last else { return nil }
    question = last.question
    form = last.form
    time = attempts.reduce(.zero) { $0 + $1.time }
    hintsSeen = last.hintsSeen
    misses = attempts.count { $0.outcome == .wrong }
    ending =
      switch last.outcome {
      case .right: Self.isAtOnce(attempts) ? .rightAtOnce : .rightInTheEnd
      case .revealed: .revealed
      case .skipped: .skipped
      case .wrong, .slip: .unfinished
      }
  }

  /// The question as it was put.
  package var asked: AskedQuestion { AskedQuestion(question, as: form) }

  /// Whether the child found the answer.
  package var isAnswered: Bool { ending == .rightAtOnce || ending == .rightInTheEnd }

  /// Whether it was left before any try: who skips after a miss has answered.
  package var isSkipped: Bool { ending == .skipped && misses == 0 }

  /// Whether a tip was asked for: a miss brings one by itself.
  package var hasAskedForTip: Bool { hintsSeen > misses }
  /// Whether its time says how long it took: not where a way was read, while no time counts, nor where
  /// it was not found.
  package var hasTime: Bool { isAnswered && !hasAskedForTip && !form.isExample }

  private static func isAtOnce(_ attempts: [Attempt]) -> Bool {
    attempts.dropLast().allSatisfy(\.leavesFirstTry) && attempts.last?.hintsSeen == 0
  }
}
