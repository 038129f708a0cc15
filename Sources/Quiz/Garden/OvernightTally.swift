/// How often what was good on a day is quick at once on the next day on which it is asked.
///
/// With most children two good days tell of more to come; with some what was quick is mostly gone the
/// next time, and a flower after two days would be false. `Tests/Benchmarks` has how often.
struct OvernightTally: Equatable {
  /// With fewer answers than this nothing is said about the child.
  private static let leastSeen = 8
  /// With fewer than so many of so many quick again two good days say little.
  private static let share = (kept: 2, of: 5)

  private var seen = 0
  private var kept = 0

  /// Takes in the first answer of a day to what was good on the day on which it was asked before.
  mutating func take(isQuick: Bool) {
    seen += 1
    kept += isQuick ? 1 : 0
  }

  /// How surely this child must know a fact for a flower.
  var rule: FlowerRule {
    seen >= Self.leastSeen && Self.share.of * kept < Self.share.kept * seen ? .strict : .usual
  }
}

extension OvernightTally: Packable {
  static let blank = OvernightTally()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&seen)
    try packer.pack(&kept)
  }
}
