/// The answers to questions that are worked out, gathered by the way to do so and by size.
struct StrategyTally: Equatable {
  private(set) var memories: [StrategyKind: ItemMemory] = [:]
  private(set) var right: [StrategyKind: Int] = [:]

  /// Takes in an answer; products, divisions and trivial questions do not count.
  mutating func add(_ answer: FirstAnswer, on day: Int) {
    let question = answer.question
    guard question.operation.rules.reportsStrategies, !question.isTrivial else { return }
    let kind = StrategyKind(of: question)
    memories[kind, default: ItemMemory(day: day)].record(answer, on: day)
    right[kind, default: 0] += answer.isRight ? 1 : 0
  }
}

extension StrategyTally: Packable {
  static let blank = StrategyTally()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&memories)
    try packer.pack(&right)
  }
}
