import Content
import Quiz

/// When Robo says a word: only now and then, about what was done and never about the child.
struct Praise: Equatable, Sendable {
  /// After how many right answers in a row Robo says a word.
  static let streakLength = 10

  /// How many questions in a row were right at the first try.
  private var streak = 0
  /// How many misses were made good.
  private var comebacks = 0
  /// The facts that became fluent, in their order.
  private(set) var newlyFluent: [Question] = []

  /// A question was missed or left.
  mutating func endStreak() {
    streak = 0
  }

  /// Takes in what was reached, whether or not a word about it is said.
  mutating func take(_ milestones: [Milestone]) {
    for case .becameFluent(let question) in milestones { newlyFluent.append(question) }
  }

  /// The word for a right answer; nil for most.
  ///
  /// It comes for a comeback after a miss, for something reached, and for a
  /// long run. This one is among the attempts at the question.
  mutating func words(
    for attempt: Attempt, attempts: some Sequence<Attempt>, _ milestones: [Milestone],
    in texts: Texts
  ) -> String? {
    guard attempt.tryNumber == 1 else { return comeback(attempt, attempts: attempts, in: texts) }
    streak += 1
    if let milestone = milestones.last { return words(for: milestone, in: texts) }
    guard streak.isMultiple(of: Self.streakLength) else { return nil }
    return texts(.answerStreak, ["n": String(streak)])
  }

  /// The words after a miss, not a slip, is made good; they change, so that they stay meant.
  private mutating func comeback(
    _ attempt: Attempt, attempts: some Sequence<Attempt>, in texts: Texts
  ) -> String? {
    guard attempts.contains(where: { $0.outcome == .wrong }) else { return nil }
    guard attempt.hintsSeen > 0 else { return texts(.answerComebackAlone) }
    comebacks += 1
    return texts(comebacks.isMultiple(of: 2) ? .answerComebackSteps : .answerComeback)
  }

  private func words(for milestone: Milestone, in texts: Texts) -> String {
    switch milestone {
    case .becameFluent(let question):
      texts(.answerFluent, ["question": "\(question)", "answer": String(question.answer)])
    case .personalBest(let question, let before, let now):
      texts(
        .answerBest,
        ["question": "\(question)", "before": texts.time(before), "after": texts.time(now)])
    }
  }
}
