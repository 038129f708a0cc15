import Quiz
import Storage

extension SessionTotals {
  /// What a summary says, in three numbers.
  init(_ summary: SessionSummary) {
    self.init(
      questions: summary.firsts.count, firstTries: summary.foundScore.foundAlone,
      time: summary.all.reduce(.zero) { $0 + $1.time })
  }
}
