/// How far a child is in a part of what is to be learnt: what a placement finds out first, and each
/// practice after it.
package struct StrandProgress: Equatable, Sendable {
  /// How much of a strand was right at the first try, by the last answers to it; known is only that
  /// of which at least half was asked, little is shaky and little is likely to be forgotten, and of what
  /// was hardly asked nothing is said.
  ///
  /// The names are printed for other programs and must not change.
  package enum Standing: String, CaseIterable, Codable, Sendable {
    case knows, learning
    case notYet = "not-yet"
    case hardlyAsked = "hardly-asked"

    /// The standing for what was answered; what all of it together is likely to be decides only
    /// whether it is known.
    init(_ tally: StrandTally, chance: Double, isSound: Bool) {
      guard tally.answers >= Self.fewAnswers else {
        self = .hardlyAsked
        return
      }
      let isSure = tally.answers >= Self.leastAnswers && min(chance, tally.share) >= 0.8
      self = isSure && isSound ? .knows : tally.share >= 0.5 ? .learning : .notYet
    }

    /// Fewer answers do not show that it is known, and still fewer nothing.
    private static let leastAnswers = 6
    private static let fewAnswers = 3
  }

  /// One shaky item for so many that were asked leaves a strand sound.
  private static let leastForShaky = 10

  package let strand: Strand
  package let standing: Standing
  /// How many of its questions were answered.
  package let answers: Int
  /// The facts in it that are shaky, hardest first, at most three.
  package let shaky: [Question]

  private static let mostShaky = 3

  /// Where a child stands in a strand.
  ///
  /// It is used where a strand works that is built on it, and is then not forgotten because it is asked
  /// for less.
  init(
    _ strand: Strand, _ tally: StrandTally, model: LearnerModel, on day: Int, isUsed: Bool = false
  ) {
    let items = strand.items
    let chances = items.reduce(0) { $0 + model.chance(of: $1, on: day) }
    let met = items.count { model.memories[$0].map { $0.count > 0 } ?? false }
    let shaky = items.filter { model.state(of: $0) == .shaky }
    self.strand = strand
    standing = Standing(
      tally, chance: isUsed ? 1 : chances / Double(items.count),
      isSound: (isUsed || 2 * met >= items.count) && shaky.count * Self.leastForShaky <= met)
    answers = tally.answers
    let odds = shaky.map { model.chance(of: $0, on: day) }
    let hardest = odds.indices.sorted { odds[$0] < odds[$1] }
    self.shaky = Array(hardest.compactMap { shaky[$0].question }.prefix(Self.mostShaky))
  }
}
