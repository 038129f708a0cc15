import Basics

extension LearnerModel {
  /// How many answers the aim for the success looks at.
  static let answersForAim = 20
  /// With fewer answers than this nothing is said about the child.
  private static let leastAnswers = 8
  /// The share of right first answers that suits learning best.
  static let aim = 0.9

  /// The seconds within which an answer counts as known by heart: see `Pace.cutoff(for:)`.
  func fluencyCutoff(for question: Question) -> Double { pace.cutoff(for: question) }

  /// Twice this time is long for the child: see `PracticeSession.usualTime`.
  package var usualTime: Duration { .seconds(fluencyCutoff(for: Question(1, .add, 1))) }

  /// The share of the last answers that were right; nil with too few of them.
  var accuracy: Double? {
    guard recent.count >= Self.leastAnswers else { return nil }
    return Double(recent.count { $0 != .missed }) / Double(recent.count)
  }

  /// The chance of success that the next questions aim at: above the aim after many misses, and
  /// below it when nearly all was right.
  var target: Double {
    (Self.aim + (Self.aim - (accuracy ?? Self.aim))).clamped(to: 0.6...0.97)
  }

  /// The level to suggest in place of the one that is practised, if another would suit the child
  /// better; only answers at this level count.
  package func suggestedLevel(inPlaceOf level: Difficulty) -> Difficulty? {
    guard level == practisedLevel else { return nil }
    return LevelAdvice(outcomesAtLevel)?.level(after: level)
  }
}
