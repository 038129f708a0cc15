/// A try from the past with the day on which it was made.
package struct PastAttempt: Equatable, Sendable {
  package let attempt: Attempt
  /// The number of the day, counted from any fixed day.
  package let day: Int
  /// The level that it says something about; nil for none, as in a check or a table of its own.
  package let level: Difficulty?
  /// The number of the session, counted in the order in which they began.
  package let session: Int
  package let kind: SessionKind

  package init(
    _ attempt: Attempt, on day: Int, at level: Difficulty? = nil, in session: Int = 0,
    of kind: SessionKind = .practice
  ) {
    self.attempt = attempt
    self.day = day
    self.level = level
    self.session = session
    self.kind = kind
  }
}

extension Array<PastAttempt> {
  /// The tries day by day, in their order on each day.
  var chronological: [PastAttempt] {
    enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
      .map(\.element)
  }
}
