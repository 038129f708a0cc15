/// Which facts were known by heart when each of the last days began.
struct FluencyTally: Equatable {
  /// How many days are kept.
  static let daysKept = 7

  /// The beginning of a day.
  fileprivate struct Morning: Equatable {
    var day: Int
    var fluent: [LearningItem]
  }

  private var mornings: [Morning] = []

  /// Begins a day with what the model says before its first answer.
  mutating func begin(_ day: Int, _ model: LearnerModel) {
    mornings.removeAll { $0.day <= day - Self.daysKept }
    let fluent = model.memories.keys.filter { $0.isFact && model.state(of: $0) == .fluent }
    mornings.append(Morning(day: day, fluent: fluent.sorted { $0.rank < $1.rank }))
  }

  /// The facts that were known by heart before the first answer after a day; nil where there was none after it.
  func fluent(after day: Int) -> Set<LearningItem>? {
    mornings.first { $0.day > day }.map { Set($0.fluent) }
  }
}

extension FluencyTally.Morning: Packable {
  static let blank = FluencyTally.Morning(day: 0, fluent: [])

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&day)
    try packer.pack(&fluent)
  }
}

extension FluencyTally: Packable {
  static let blank = FluencyTally()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&mornings)
  }
}
