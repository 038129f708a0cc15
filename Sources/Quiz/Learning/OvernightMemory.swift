/// Whether a child keeps overnight what was right: by how quick it is at once when it is asked again.
///
/// Answers of a day look alike whether a child forgets most of it by the next morning or keeps it, but
/// what suits is the opposite: few facts again and again, or many. `Tests/Benchmarks` has by how much.
/// It is wider than what the garden looks at, which asks how much of what was quick twice is kept.
struct OvernightMemory: Equatable {
  /// What the answers say.
  enum Finding: Equatable {
    case unknown, forgets, keeps
  }

  /// What was asked longer ago says more about the days between than about the child.
  private static let mostDays = 3
  /// How many answers it takes to say that a child forgets, and that a child keeps.
  private static let leastToForget = 20
  private static let leastToKeep = 40
  /// So many of so many are quick again with a child who keeps.
  private static let share = (kept: 7, of: 10)

  private var seen = 0
  private var kept = 0

  /// Takes in the first answer of a day to a fact, by what was known of it before.
  ///
  /// Only what was right the last time counts, and only the plain form, as a gap takes longer.
  mutating func take(_ answer: FirstAnswer, after memory: ItemMemory, on day: Int, pace: Pace) {
    guard answer.isPlain, let last = memory.lastDay, 1...Self.mostDays ~= day - last,
      memory.recent.last != .missed
    else { return }
    take(isKept: answer.isRight && pace.isRecalled(answer.question, in: answer.time))
  }

  /// Takes in whether something was quick again.
  mutating func take(isKept: Bool) {
    seen += 1
    kept += isKept ? 1 : 0
  }

  /// What is to be said of the child.
  var finding: Finding {
    let keeps = kept * Self.share.of >= seen * Self.share.kept
    return seen < (keeps ? Self.leastToKeep : Self.leastToForget)
      ? .unknown : keeps ? .keeps : .forgets
  }
}

extension OvernightMemory: Packable {
  static let blank = OvernightMemory()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&seen)
    try packer.pack(&kept)
  }
}
