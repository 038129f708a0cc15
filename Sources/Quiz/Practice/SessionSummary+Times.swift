extension SessionSummary {
  /// The questions that were found, also after a miss, without a tip that was asked for.
  private var foundWithoutTip: [QuestionResult] {
    results.filter(\.hasTime)
  }

  /// The mean time of a question found without a tip; nil without such questions.
  package var averageTime: Duration? {
    let found = foundWithoutTip
    return found.isEmpty ? nil : found.reduce(.zero) { $0 + $1.time } / found.count
  }

  /// The question that was found fastest without a tip, the first of several; nil when none was.
  package var fastest: QuestionResult? { foundWithoutTip.min { $0.time < $1.time } }

  /// The question that took longest to be found without a tip, the first of several.
  package var slowest: QuestionResult? {
    foundWithoutTip.reversed().max { $0.time < $1.time }
  }
}
