/// How well a way to add or to subtract is known, among facts or among larger numbers.
package struct StrategyProgress: Equatable, Sendable {
  package let kind: StrategyKind
  /// By the last answers, as for a single fact.
  package let state: ItemState
  package let isFading: Bool
  /// How many questions of this kind were answered.
  package let answers: Int
  /// How many of them were right at the first try, without help.
  package let right: Int
  /// The same of the last answers, by which the state is told; at most `mostRecent` of them.
  package let recentAnswers: Int
  package let recentRight: Int

  /// So many answers are the last ones.
  package static let mostRecent = ItemMemory.recentCount
}
