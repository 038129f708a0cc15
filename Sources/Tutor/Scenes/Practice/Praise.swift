import Content
import Quiz

/// When Robo says a word: only now and then, about what was done and never about the child.
struct Praise: Equatable, Sendable {
  /// After how many right answers in a row Robo says a word; each once in a practice.
  static let streaks = [10, 20, 50, 100]
  /// How many lines of a kind there are in a practice; of a miss made good, with help and alone
  /// together.
  private static let mostBests = 3
  private static let mostComebacks = 2
  /// How many right answers lie between two own bests that are told, so that they are spread.
  private static let bestDistance = 8

  /// How many questions in a row were right at the first try.
  private var streak = 0
  /// How long the longest row was that was told.
  private var toldStreak = 0
  /// How many own bests were told, and how many misses made good.
  private var bests = 0
  private var sinceBest = bestDistance
  private var comebacks = 0
  private var wordings: Wordings

  /// - Parameter start: With which wording each kind begins.
  init(startingAt start: UInt64 = 0) {
    wordings = Wordings(startingAt: start)
  }

  /// A question was missed or left.
  mutating func endStreak() {
    streak = 0
  }

  /// The word for a right answer; nil for most.
  ///
  /// It comes for a comeback after a miss, for an own best, and for a long run, each a few times in
  /// a practice. An example is none of these.
  ///
  /// - Parameters:
  ///   - attempt: The right answer.
  ///   - attempts: All tries at the question, this one among them.
  ///   - wasTold: Whether Robo has said after a miss what to do, which is help, too.
  ///   - personalBest: The fact's best time, where the answer was it.
  ///   - texts: The language.
  /// - Returns: the word.
  mutating func words(
    for attempt: Attempt, attempts: some Sequence<Attempt>, wasTold: Bool,
    _ personalBest: PersonalBest?, in texts: Texts
  ) -> String? {
    guard !attempt.form.isExample else { return nil }
    guard attempt.tryNumber == 1 else {
      let kind = attempt.hintsSeen > 0 || wasTold ? Wordings.Kind.comeback : .alone
      return comeback(kind, after: attempts, in: texts)
    }
    streak += 1
    sinceBest += 1
    if let words = best(personalBest, in: texts) { return words }
    guard streak > toldStreak, Self.streaks.contains(streak) else { return nil }
    toldStreak = streak
    return wordings.next(.streak, ["n": String(streak)], in: texts)
  }

  /// The words that need no reason of their own, in turns.
  mutating func words(_ kind: Wordings.Kind, in texts: Texts) -> String {
    wordings.next(kind, in: texts)
  }

  /// The words to a wrong answer, in turns where they have several wordings.
  mutating func words(for remark: Remark, in texts: Texts) -> String {
    remark.words(at: wordings.next(at: remark.key, in: texts), in: texts)
  }

  /// The words about something that has just grown; nil for what is only counted.
  mutating func words(for event: GardenEvent, in texts: Texts) -> String? {
    let question = event.plant.question()
    let values = [
      "question": "\(question)", "answer": String(question.answer),
      "tree": event.plant.name(in: texts),
    ]
    return event.praised.map { wordings.next($0, values, in: texts) }
  }

  /// The words after a miss, not a slip, is made good.
  private mutating func comeback(
    _ kind: Wordings.Kind, after attempts: some Sequence<Attempt>, in texts: Texts
  ) -> String? {
    guard comebacks < Self.mostComebacks, attempts.contains(where: { $0.outcome == .wrong })
    else { return nil }
    comebacks += 1
    return wordings.next(kind, in: texts)
  }

  private mutating func best(_ best: PersonalBest?, in texts: Texts) -> String? {
    guard let best, bests < Self.mostBests, sinceBest > Self.bestDistance else { return nil }
    bests += 1
    sinceBest = 0
    let values = [
      "question": "\(best.question)", "before": texts.time(best.before),
      "after": texts.time(best.now),
    ]
    return wordings.next(.best, values, in: texts)
  }
}

extension GardenEvent {
  /// What is praised when it happens; nil for what is only counted at the end.
  var praised: Wordings.Kind? {
    switch change {
    case .grew(.grown): plant.isFact ? .flower : .tree
    case .bee: .bee
    case .butterfly: .butterfly
    case .grew(.notAsked), .grew(.seed), .grew(.sprout), .grew(.green), .watered, .apple: nil
    }
  }
}

extension Wordings.Kind {
  /// What stands before the words about the garden.
  var sign: String {
    switch self {
    case .again, .streak, .comeback, .alone, .best, .together, .typed: ""
    case .flower: "🌻 "
    case .bee: "🐝 "
    case .butterfly: "🦋 "
    case .tree: "🌳 "
    }
  }
}
