import Quiz

/// A practice that is good after a check: a table, and what was missed of it.
struct AdvisedPractice: Equatable, Sendable {
  /// The table that explains most of what was missed.
  let table: Int
  /// The products of the check that were not right.
  let missed: [Question]

  /// The practice after a check; nil where nothing was missed.
  init?(after result: TablesCheckResult) {
    guard let table = result.tablesToPractise.first else { return nil }
    self.table = table
    missed = result.attempts.filter { $0.outcome != .right }.map(\.question)
  }
}

extension SceneContext {
  /// Begins a practice of the table, which asks what was missed of it early.
  mutating func practise(_ advised: AdvisedPractice) -> SceneOutcome {
    player.choose(.table(advised.table))
    wish(for: advised.missed)
    return .go(PracticeScene(beginningIn: &self))
  }
}
