extension PracticeOptions {
  /// Questions that show how hard a practice would be at a level, each of an operation that is asked:
  /// a sum or a difference and a product or a quotient, else two of the same kind.
  ///
  /// They are empty where the level depends on the learner. For one table they are the hardest ones.
  package func examples(at difficulty: Difficulty) -> [Question] {
    guard difficulty != .auto else { return [] }
    return shownOperations.compactMap { difficulty.level.example(of: $0, table: table) }
  }

  /// At most two of the operations that are asked, of different kinds where they can be.
  private var shownOperations: [Operation] {
    let asked = Operation.allCases.filter(operations.contains)
    let kinds = [[Operation.add, .subtract], [.multiply, .divide]].compactMap { kind in
      asked.first(where: kind.contains)
    }
    return kinds.count > 1 ? kinds : asked
  }
}

extension Level {
  fileprivate func example(of operation: Operation, table: Int?) -> Question? {
    guard let table else { return examples.first { $0.operation == operation } }
    return Question.all(of: operation)
      .filter { includes($0, table: table) }
      .max { $0.hardness < $1.hardness }
  }
}
