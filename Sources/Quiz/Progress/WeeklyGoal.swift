/// How far a child is with the days of practice that the parents wish for in a week.
package struct WeeklyGoal: Equatable, Sendable {
  /// The days that are wished for, 1...7.
  package let wished: Int
  /// The days with an answer among the last seven.
  package let practised: Int

  package var isReached: Bool { practised >= wished }

  /// Nil where no days are wished for.
  package init?(days wished: Int, in report: ProgressReport) {
    guard wished > 0 else { return nil }
    self.wished = wished
    practised = report.week.count
  }
}

extension ProgressReport {
  /// The days with practice among the last seven, oldest first.
  package var week: [TrendPoint] { trend.filter { $0.day > day - Self.lately } }
}
