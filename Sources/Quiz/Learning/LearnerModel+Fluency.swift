import Basics

extension LearnerModel {
  /// How many times of right answers the child's speed is taken from.
  static let timesKept = 60
  /// How many answers the aim for the success looks at.
  private static let answersForAim = 20
  /// With fewer answers than this nothing is said about the child.
  private static let leastAnswers = 8
  /// The share of right first answers that suits learning best.
  static let aim = 0.9

  /// The seconds within which an answer counts as known by heart.
  ///
  /// It is the child's own fast answers, which show how fast they read and type, and a second and
  /// a half, between 2 and 4.5 seconds; more for answers of several digits.
  func fluencyCutoff(for question: Question) -> Double {
    let usual = rightTimes.count < Self.leastAnswers ? 2.4 : rightTimes.quantile(0.2)
    let digits = String(question.answer).count
    return (usual + 1.5).clamped(to: 2...4.5) + 0.3 * Double(digits - 1)
  }

  /// Twice this time is long for the child: see `PracticeSession.usualTime`.
  package var usualTime: Duration { .seconds(fluencyCutoff(for: Question(1, .add, 1))) }

  /// The share of the last answers that were right; nil with too few of them.
  var accuracy: Double? {
    let answers = recent.suffix(Self.answersForAim)
    guard answers.count >= Self.leastAnswers else { return nil }
    return Double(answers.count { $0 != .missed }) / Double(answers.count)
  }

  /// The chance of success that the next questions aim at: above the aim after many misses, and
  /// below it when nearly all was right.
  var target: Double {
    (Self.aim + (Self.aim - (accuracy ?? Self.aim))).clamped(to: 0.6...0.97)
  }

  /// Whether another level would suit the child better, after enough answers.
  package var advice: LevelAdvice? { LevelAdvice(recent) }

  /// The level to suggest in place of the one that is practised, if another would suit the child
  /// better; only answers at this level count.
  package func suggestedLevel(inPlaceOf level: Difficulty) -> Difficulty? {
    guard level == practisedLevel else { return nil }
    return LevelAdvice(outcomesAtLevel)?.level(after: level)
  }
}

extension Array<Double> {
  /// The value below which a share of the values lies, between two of them by the distance.
  ///
  /// The array must not be empty.
  func quantile(_ share: Double) -> Double {
    let sorted = sorted()
    let position = share * Double(count - 1)
    let below = Int(position)
    let above = Swift.min(below + 1, count - 1)
    return sorted[below] + (position - Double(below)) * (sorted[above] - sorted[below])
  }
}
