/// One day of practice in figures.
package struct TrendPoint: Equatable, Sendable {
  package let day: Int
  /// How many questions were answered: those that were skipped count nowhere, and those that came back
  /// because they were left open count once.
  package let answers: Int
  /// The share of them that was right at the first try, 0...1,000.
  package let permilleRight: Int
  /// The mean time of the questions.
  package let averageTime: Duration
}

extension TrendPoint {
  /// The figures of a day; nil where nothing was answered.
  init?(_ sum: DaySum) {
    guard sum.answered > 0 else { return nil }
    day = sum.day
    answers = sum.answered
    permilleRight = sum.right * 1000 / sum.answered
    averageTime = sum.time / sum.answered
  }

  /// Several days as one, which is the last of them; each answer counts alike.
  static func mean(of points: some Collection<TrendPoint>) -> TrendPoint? {
    let answers = points.reduce(0) { $0 + $1.answers }
    guard let last = points.map(\.day).max(), answers > 0 else { return nil }
    return TrendPoint(
      day: last, answers: answers,
      permilleRight: (points.reduce(0) { $0 + $1.permilleRight * $1.answers } + answers / 2)
        / answers,
      averageTime: points.reduce(.zero) { $0 + $1.averageTime * $1.answers } / answers)
  }
}
