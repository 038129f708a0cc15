/// How often a child answers wrong what they know: slips of the mind, tired or distracted.
///
/// A wrong answer is a mixture of "not known" and "lapse". Its weight as the former is the gradient
/// of the likelihood of a logistic item whose chances end at one minus the rate, as in the
/// four-parameter model of test theory; the rate follows the answers by an online
/// expectation-maximization. It ranks noise and measures nothing: no parent should read it.
struct LapseRate: Equatable, Sendable {
  /// How many answers the usual rate stands for.
  private static let usualCount = 20.0

  /// The rate of a child of whom nothing is known.
  private var usual: Double
  /// How many answers were judged, right or wrong.
  private var judged = 0
  /// How many of them were lapses, each by its share.
  private var lapses = 0.0

  init(usual: Double) {
    self.usual = usual
  }

  /// The share of answers that miss what is known, 0..<1.
  var value: Double {
    (usual * Self.usualCount + lapses) / (Self.usualCount + Double(judged))
  }

  /// How likely the miss of an item is one of not knowing, by the chance of a right answer before.
  func weight(ofMissAt chance: Double) -> Double {
    let unknown = (1 - value) * (1 - chance)
    return unknown / (unknown + value)
  }

  /// Takes in an answer by how likely it was a lapse; nothing for a right one.
  mutating func take(lapse: Double = 0) {
    judged += 1
    lapses += lapse
  }
}

extension LapseRate: Packable {
  static let blank = LapseRate(usual: 0)

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&usual)
    try packer.pack(&judged)
    try packer.pack(&lapses)
  }
}
