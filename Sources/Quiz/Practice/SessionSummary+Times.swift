extension SessionSummary {
  /// The questions that were worked on to their end.
  private var finished: [QuestionResult] {
    results.filter { $0.ending != .skipped && $0.ending != .unfinished }
  }

  /// The mean time of a question that was worked on to its end; nil without such questions.
  package var averageTime: Duration? {
    let finished = finished
    return finished.isEmpty
      ? nil : finished.reduce(.zero) { $0 + $1.time } / finished.count
  }

  /// The question that was found fastest without a miss or a tip, which is read while no time counts,
  /// the first of several; nil when none was.
  package var fastest: QuestionResult? {
    results.filter { $0.ending == .rightAtOnce }.min { $0.time < $1.time }
  }

  /// The question that took longest, the first of several.
  package var slowest: QuestionResult? {
    finished.reversed().max { $0.time < $1.time }
  }
}
