extension LearningItem {
  /// The facts of the same family, which are half known with this one: 56 ÷ 7 and 56 ÷ 8 for
  /// 7 × 8.
  package var relatives: [LearningItem] {
    guard case .fact(let question) = self else { return [] }
    return Set(question.operation.rules.family(of: question).map(LearningItem.init)).subtracting([
      self
    ])
    .sorted { $0.rank < $1.rank }
  }

  /// A fixed order of the facts, so that nothing depends on the order of a set.
  var rank: Int {
    guard case .fact(let question) = self else { return -1 }
    let operation = Operation.allCases.firstIndex(of: question.operation) ?? 0
    return (operation * 1000 + question.left) * 1000 + question.right
  }
}
