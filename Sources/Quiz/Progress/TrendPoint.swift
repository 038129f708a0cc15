/// One day of practice in figures.
package struct TrendPoint: Equatable, Sendable {
  package let day: Int
  /// How many questions were answered; those that were skipped count nowhere.
  package let answers: Int
  /// The share that was right at the first try, 0...1,000.
  package let permilleRight: Int
  /// The mean time of the questions.
  package let averageTime: Duration

  /// The days with answers, oldest first; the attempts must be in order.
  static func all(in past: [PastAttempt]) -> [TrendPoint] {
    let days = Dictionary(grouping: past, by: \.day)
    return days.keys.sorted().compactMap { day in
      let summary = SessionSummary(attempts: days[day, default: []].map(\.attempt))
      guard let permille = summary.permille, let time = summary.averageTime else { return nil }
      return TrendPoint(
        day: day, answers: summary.answered, permilleRight: permille, averageTime: time)
    }
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
