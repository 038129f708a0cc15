/// One day of practice in figures.
package struct TrendPoint: Equatable, Sendable {
  package let day: Int
  /// How many questions were answered; those that were skipped count nowhere.
  package let answers: Int
  /// How many of them did not come back because they were left open.
  package let firsts: Int
  /// The share of those that was right at the first try, 0...1,000.
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
    firsts = sum.firsts
    permilleRight = sum.right * 1000 / sum.firsts
    averageTime = sum.time / sum.answered
  }

  /// Several days as one, which is the last of them; each answer counts alike.
  static func mean(of points: some Collection<TrendPoint>) -> TrendPoint? {
    let answers = points.reduce(0) { $0 + $1.answers }
    let firsts = points.reduce(0) { $0 + $1.firsts }
    guard let last = points.map(\.day).max(), answers > 0 else { return nil }
    return TrendPoint(
      day: last, answers: answers, firsts: firsts,
      permilleRight: (points.reduce(0) { $0 + $1.permilleRight * $1.firsts } + firsts / 2)
        / firsts,
      averageTime: points.reduce(.zero) { $0 + $1.averageTime * $1.answers } / answers)
  }
}
