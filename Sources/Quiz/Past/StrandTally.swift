/// The first answers to the questions of a strand: how many there were, and how the last of them went.
struct StrandTally: Equatable {
  /// So many of the last answers say how a strand goes these days.
  static let recentCount = 20

  private(set) var answers = 0
  /// Which of the last were right without help, oldest first.
  private(set) var recent: [Bool] = []

  /// Takes in an answer.
  mutating func add(_ answer: FirstAnswer) {
    answers += 1
    recent = (recent + [answer.isRight]).suffix(Self.recentCount)
  }

  /// Which share of the last answers was right, 0...1; 0 where there is none.
  var share: Double { Double(recent.count(where: \.self)) / Double(max(1, recent.count)) }
}

extension StrandTally: Packable {
  static let blank = StrandTally()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&answers)
    try packer.pack(&recent)
  }
}
