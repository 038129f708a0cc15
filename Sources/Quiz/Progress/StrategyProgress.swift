/// How well a way to work out two-digit sums or differences is known.
package struct StrategyProgress: Equatable, Sendable {
  package let strategy: Strategy
  package let state: ItemState
  package let isFading: Bool
  /// How many questions of this kind were answered.
  package let answers: Int

  /// The strategies that a child has met with larger numbers, in the order of the strategies.
  static func all(of model: LearnerModel, on day: Int) -> [StrategyProgress] {
    Strategy.all.compactMap { strategy in
      let memory = model.memory(of: .strategy(strategy), on: day)
      guard memory.count > 0 else { return nil }
      return StrategyProgress(
        strategy: strategy, state: memory.state, isFading: memory.isFading(on: day),
        answers: memory.count)
    }
  }
}
