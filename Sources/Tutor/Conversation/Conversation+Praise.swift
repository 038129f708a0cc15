import Content
import Quiz

extension Conversation {
  /// After how many right answers in a row Robo says a word.
  static let streakLength = 10

  /// Says a word only now and then, about what was done and never about the child.
  ///
  /// It comes for a comeback after a miss, for something reached, and for a long run.
  mutating func sayPraise(for attempt: Attempt, _ milestones: [Milestone]) {
    guard attempt.tryNumber == 1 else { return sayComeback(after: attempt) }
    practice?.streak += 1
    if let milestone = milestones.last {
      say(words(for: milestone))
    } else if let streak = practice?.streak, streak.isMultiple(of: Self.streakLength) {
      say(texts(.answerStreak, ["n": String(streak)]))
    }
  }

  /// The words after a miss, not a slip, is made good; they change, so that they stay meant.
  private mutating func sayComeback(after attempt: Attempt) {
    let tries = practice?.session.attempts.suffix(attempt.tryNumber) ?? []
    guard tries.contains(where: { $0.outcome == .wrong }) else { return }
    guard attempt.hintsSeen > 0 else { return say(texts(.answerComebackAlone)) }
    practice?.comebacks += 1
    let isOdd = practice.map { !$0.comebacks.isMultiple(of: 2) } ?? true
    say(texts(isOdd ? .answerComeback : .answerComebackSteps))
  }

  private func words(for milestone: Milestone) -> String {
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
