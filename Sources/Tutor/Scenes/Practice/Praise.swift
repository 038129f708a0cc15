import Content
import Quiz

/// When Robo says a word: only now and then, about what was done and never about the child.
struct Praise: Equatable, Sendable {
  /// After how many right answers in a row Robo says a word.
  static let streakLength = 10
  /// How many lines about a fact's own best there are in a practice.
  private static let mostBests = 3

  /// How many questions in a row were right at the first try.
  private var streak = 0
  /// How many own bests were told.
  private var bests = 0
  private var wordings: PraiseWordings

  /// - Parameter start: With which wording each kind begins.
  init(startingAt start: UInt64 = 0) {
    wordings = PraiseWordings(startingAt: start)
  }

  /// A question was missed or left.
  mutating func endStreak() {
    streak = 0
  }

  /// The word for a right answer; nil for most.
  ///
  /// It comes for a comeback after a miss, for an own best, and for a long run. This one is among
  /// the attempts at the question. An example is none of these.
  mutating func words(
    for attempt: Attempt, attempts: some Sequence<Attempt>, _ milestones: [Milestone],
    in texts: Texts
  ) -> String? {
    guard !attempt.form.isExample else { return nil }
    guard attempt.tryNumber == 1 else { return comeback(attempt, attempts: attempts, in: texts) }
    streak += 1
    if let words = best(milestones, in: texts) { return words }
    guard streak.isMultiple(of: Self.streakLength) else { return nil }
    return wordings.next(.streak, ["n": String(streak)], in: texts)
  }

  /// The words about something that has just grown; nil for what is only counted.
  mutating func words(for event: GardenEvent, in texts: Texts) -> String? {
    let question = event.plant.question()
    let values = [
      "question": "\(question)", "answer": String(question.answer),
      "tree": event.plant.treeName(in: texts),
    ]
    return event.praised.map { wordings.next($0, values, in: texts) }
  }

  /// The words after a miss, not a slip, is made good.
  private mutating func comeback(
    _ attempt: Attempt, attempts: some Sequence<Attempt>, in texts: Texts
  ) -> String? {
    guard attempts.contains(where: { $0.outcome == .wrong }) else { return nil }
    return wordings.next(attempt.hintsSeen > 0 ? .comeback : .alone, in: texts)
  }

  private mutating func best(_ milestones: [Milestone], in texts: Texts) -> String? {
    guard case .personalBest(let question, let before, let now)? = milestones.last,
      bests < Self.mostBests
    else { return nil }
    bests += 1
    let values = [
      "question": "\(question)", "before": texts.time(before), "after": texts.time(now),
    ]
    return wordings.next(.best, values, in: texts)
  }
}

extension GardenEvent {
  /// What is praised when it happens; nil for what is only counted at the end.
  var praised: PraiseWordings.Kind? {
    switch change {
    case .grew(.grown): plant.isFact ? .flower : .tree
    case .bee: .bee
    case .butterfly: .butterfly
    case .grew(.notAsked), .grew(.seed), .grew(.sprout), .grew(.green), .watered, .apple: nil
    }
  }
}

extension PraiseWordings.Kind {
  /// What stands before the words about the garden.
  var sign: String {
    switch self {
    case .streak, .comeback, .alone, .best: ""
    case .flower: "🌻 "
    case .bee: "🐝 "
    case .butterfly: "🦋 "
    case .tree: "🌳 "
    }
  }
}
