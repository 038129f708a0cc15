extension PracticeOptions {
  /// Questions that are typical of a level, each of an operation that is asked: a sum or a difference
  /// and a product or a quotient, else two of the same kind.
  ///
  /// There are none where the level depends on the learner, nor for one table, which is asked whole at
  /// each level.
  package func examples(at difficulty: Difficulty) -> [Question] {
    guard difficulty != .auto, table == nil else { return [] }
    return shownOperations.compactMap { operation in
      difficulty.level.examples.first { $0.operation == operation }
    }
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
