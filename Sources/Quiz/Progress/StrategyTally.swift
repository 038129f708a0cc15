/// The answers to questions that are worked out, gathered by the way to do so.
struct StrategyTally {
  private var memories: [Strategy: ItemMemory] = [:]
  private var right: [Strategy: Int] = [:]

  /// Takes in an answer; products, divisions and trivial questions do not count.
  mutating func add(_ answer: FirstAnswer, on day: Int) {
    let question = answer.question
    guard question.operation.rules.reportsStrategies, !question.isTrivial else { return }
    let strategy = Strategy(for: question)
    memories[strategy, default: ItemMemory(day: day)]
      .record(answer, on: day)
    right[strategy, default: 0] += answer.isRight ? 1 : 0
  }

  /// The strategies that were met, in the order of the strategies.
  func progress(on day: Int) -> [StrategyProgress] {
    Strategy.all.compactMap { strategy in
      memories[strategy].map { memory in
        StrategyProgress(
          strategy: strategy,
          state: memory.state(fluentFrom: OwnRetention.daysLooked.lowerBound),
          isFading: memory.isFading(on: day),
          answers: memory.count, right: right[strategy, default: 0])
      }
    }
  }
}
