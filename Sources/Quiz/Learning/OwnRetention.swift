/// How surely a child keeps what was quick on several days, by the child's own later answers.
///
/// What was quick on two days stays with one child and is gone tomorrow with another. So a fact
/// counts as known by heart only from as many good days as have proved lasting for this child;
/// `Tests/Benchmarks` has how often that is true.
struct OwnRetention: Equatable, Sendable {
  /// How many good days on end a fact needs at least, and at most before nothing is said.
  static let daysLooked = 2...6
  /// With fewer later answers than this nothing is said about the child.
  private static let leastSeen = 8
  /// So many of so many later answers must be quick again.
  private static let share = (kept: 4, of: 5)

  /// The later answers after at least so many good days on end, and those that were quick again.
  private var seen: [Int: Int] = [:]
  private var kept: [Int: Int] = [:]

  /// Takes in the first answer of a day to a fact that had some good days on end before.
  mutating func take(after goodDays: Int, isQuick: Bool) {
    for days in Self.daysLooked where days <= goodDays {
      seen[days, default: 0] += 1
      kept[days, default: 0] += isQuick ? 1 : 0
    }
  }

  /// From how many good days on end a fact counts as known by heart; nil where none have proved
  /// lasting yet.
  var daysForFluent: Int? {
    Self.daysLooked.first { days in
      let seen = seen[days, default: 0]
      return seen >= Self.leastSeen
        && kept[days, default: 0] * Self.share.of >= seen * Self.share.kept
    }
  }
}

extension OwnRetention: Packable {
  static let blank = OwnRetention()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&seen)
    try packer.pack(&kept)
  }
}
