/// The rules by which a practice is rewarded.
struct RewardRules {
  /// The mission's trophy: so many questions where the countdown ran out, so many where not.
  private static let questionsForTrophy = (ranOut: 5, stopped: 20)
  /// To the end: the shortest countdown, with so many counted, or so many where it did not run out.
  private static let toTheEnd = (minutes: 3, counted: 10, stopped: 20)
  /// How many of the questions of a trophy by a long run are no flowers yet.
  private static let freshForTrophy = 5
  /// A long run, and the shortest one that counts as a new best.
  private static let run = (long: 20, best: 10)
  /// How many hard ones must have been tried.
  private static let hardForStar = 3

  private let session: PlayedSession
  private let results: [QuestionResult]
  /// What was found or worked out and is no path stone.
  private let counted: [QuestionResult]
  private let isNothingOpen: Bool

  init(_ session: PlayedSession) {
    self.session = session
    results = session.results
    counted = results.withoutStones.filter { $0.isAnswered || $0.ending == .revealed }
    isNothingOpen = session.open.isEmpty
  }

  var award: Award? {
    if isPerfect { return .trophy }
    guard isToTheEnd, isNothingOpen, isHalfAlone else { return nil }
    return isLongRun && isFresh ? .trophy : .medal
  }

  func isEarned(_ star: Star) -> Bool {
    guard isToTheEnd else { return false }
    return switch star {
    case .toTheEnd: true
    case .allMended: isNothingOpen
    case .triedHard: triedHard >= Self.hardForStar
    case .anotherDay: session.playedBefore
    }
  }

  /// All right at the first try, in a countdown that ran out or in many questions: path stones too.
  private var isPerfect: Bool {
    let needed = Self.questionsForTrophy
    return results.count >= (session.ranOut ? needed.ranOut : needed.stopped)
      && results.allSatisfy { $0.ending == .rightAtOnce }
  }

  private var isToTheEnd: Bool {
    let needed = Self.toTheEnd
    let ranOut =
      session.ranOut && session.minutes >= needed.minutes && counted.count >= needed.counted
    return ranOut || counted.count >= needed.stopped
  }

  private var isHalfAlone: Bool {
    counted.count { $0.ending == .rightAtOnce } * 2 >= counted.count
  }

  private var isLongRun: Bool {
    let run = results.bestRun
    return run >= Self.run.long || session.bestRun.map { run > $0 && run >= Self.run.best } ?? false
  }

  private var isFresh: Bool {
    counted.count { !isFlower($0.question) } >= Self.freshForTrophy
  }

  private func isFlower(_ question: Question) -> Bool {
    guard let plant = Plant(question) else { return false }
    return plant.isFact && session.garden.stage(of: plant) == .grown
  }

  /// How many questions whose plants were below green were tried, without a guess.
  private var triedHard: Int {
    let guessed = Set(session.attempts.filter(isGuess).map(\.question))
    let tried = Set(session.attempts.filter(\.isTry).map(\.question))
    return tried.subtracting(guessed).count { question in
      Plant(question).map { session.garden.stage(of: $0) < .green } ?? false
    }
  }

  private func isGuess(_ attempt: Attempt) -> Bool {
    attempt.isGuess(at: session.garden.pace)
  }
}

extension Attempt {
  /// The child has tried to find the answer: to type the worked one, or one that was shown, is no try.
  fileprivate var isTry: Bool {
    switch outcome {
    case .right, .wrong: !form.isExample
    case .slip, .skipped, .revealed: false
    }
  }
}
