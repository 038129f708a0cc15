extension SessionSummary {
  /// The questions whose time says something: all that were not skipped.
  private var timed: [QuestionResult] { results.filter { $0.ending != .skipped } }

  /// The time of all questions together.
  var answeringTime: Duration { timed.reduce(.zero) { $0 + $1.time } }

  /// The mean time of a question; nil without questions.
  package var averageTime: Duration? { timed.isEmpty ? nil : answeringTime / timed.count }

  /// The question that was right at once fastest, the first of several; nil when none was.
  package var fastest: QuestionResult? {
    results.filter { $0.ending == .rightAtOnce }.min { $0.time < $1.time }
  }

  /// The question that took longest, the first of several.
  package var slowest: QuestionResult? {
    timed.reversed().max { $0.time < $1.time }
  }
}
