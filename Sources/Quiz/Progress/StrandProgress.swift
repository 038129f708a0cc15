/// How far a child is in a part of what is to be learnt: what a placement finds out first, and each
/// practice after it.
package struct StrandProgress: Equatable, Sendable {
  /// How much of a strand is likely to be right at the first try; known is only that of which at
  /// least half was asked and little is shaky, and of what was hardly asked nothing is said.
  ///
  /// The names are printed for other programs and must not change.
  package enum Standing: String, CaseIterable, Codable, Sendable {
    case knows, learning
    case notYet = "not-yet"
    case hardlyAsked = "hardly-asked"

    /// The standing for a mean chance of right first answers; what little was seen of is being
    /// learnt, whatever the chance.
    init(chance: Double, answers: Int, isSound: Bool) {
      guard answers >= Self.leastAnswers else {
        self = answers < Self.fewAnswers ? .hardlyAsked : .learning
        return
      }
      self = chance >= 0.8 && isSound ? .knows : chance >= 0.5 ? .learning : .notYet
    }

    /// Fewer answers say nothing sure, and still fewer nothing.
    private static let leastAnswers = 6
    private static let fewAnswers = 3
  }

  /// One shaky item for so many that were asked leaves a strand sound.
  private static let leastForShaky = 10

  package let strand: Strand
  package let standing: Standing
  /// How many of its questions were answered.
  package let answers: Int

  /// Where a child stands in a strand; nil before some of it was answered.
  init?(_ strand: Strand, answers: Int, model: LearnerModel, on day: Int) {
    let items = strand.items
    guard answers > 0, !items.isEmpty else { return nil }
    let chances = items.reduce(0) { $0 + model.chance(of: $1, on: day) }
    let met = items.count { model.memories[$0].map { $0.count > 0 } ?? false }
    let shaky = items.count { model.state(of: $0) == .shaky }
    self.strand = strand
    standing = Standing(
      chance: chances / Double(items.count), answers: answers,
      isSound: 2 * met >= items.count && shaky * Self.leastForShaky <= met)
    self.answers = answers
  }
}
