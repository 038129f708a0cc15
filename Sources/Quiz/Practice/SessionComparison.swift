/// A session beside the child's own one before it.
package struct SessionComparison: Equatable, Sendable {
  /// How much the share of questions right at the first try rose, in permille.
  package let permilleGained: Int?
  /// How much less time a question took; negative when it took more.
  package let timeSaved: Duration?
  /// How many more questions were answered.
  package let moreRight: Int

  package init(_ summary: SessionSummary, after previous: SessionSummary) {
    permilleGained = summary.permille.flatMap { now in previous.permille.map { now - $0 } }
    timeSaved = summary.averageTime.flatMap { now in previous.averageTime.map { $0 - now } }
    moreRight = summary.right - previous.right
  }
}
