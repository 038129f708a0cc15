/// A try from the past with the day on which it was made.
package struct PastAttempt: Equatable, Sendable {
  package private(set) var attempt: Attempt
  /// The number of the day, counted from any fixed day.
  package private(set) var day: Int
  /// The level that it says something about; nil for none, as in a check or a table of its own.
  package private(set) var level: Difficulty?
  /// A number that no other session has.
  package private(set) var session: Int
  package private(set) var kind: SessionKind

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

extension PastAttempt {
  /// The time of a check's question ran out, and nothing was typed.
  var isUnanswered: Bool {
    kind == .check && attempt.outcome == .wrong && attempt.typed.isEmpty
  }
}

extension PastAttempt: Packable {
  package static let blank = PastAttempt(.blank, on: 0)

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&attempt)
    try packer.pack(&day)
    try packer.pack(&level)
    try packer.pack(&session)
    try packer.pack(&kind)
  }
}

extension Array<PastAttempt> {
  /// The tries day by day, in their order on each day.
  var chronological: [PastAttempt] {
    enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
      .map(\.element)
  }
}
