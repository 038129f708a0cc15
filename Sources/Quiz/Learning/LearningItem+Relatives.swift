extension LearningItem {
  /// The facts of the same family, which are half known with this one: 56 ÷ 7 and 56 ÷ 8 for
  /// 7 × 8.
  package var relatives: [LearningItem] {
    guard case .fact(let question) = self else { return [] }
    return Set(family(of: question).map(LearningItem.init)).subtracting([self])
      .sorted { $0.rank < $1.rank }
  }

  private func family(of question: Question) -> [Question] {
    switch question.operation {
    case .add: Self.sums(question.left, question.right)
    case .subtract: Self.sums(question.answer, question.right)
    case .multiply: Self.products(question.left, question.right)
    case .divide: Self.products(question.answer, question.right)
    }
  }

  private static func sums(_ first: Int, _ second: Int) -> [Question] {
    [
      Question(first, .add, second), Question(first + second, .subtract, first),
      Question(first + second, .subtract, second),
    ]
  }

  private static func products(_ first: Int, _ second: Int) -> [Question] {
    [Question(first, .multiply, second)]
      + [first, second].filter { $0 > 0 }.map { Question(first * second, .divide, $0) }
  }

  /// A fixed order, so that nothing depends on the order of a set.
  private var rank: Int {
    guard case .fact(let question) = self else { return 0 }
    let operation = Operation.allCases.firstIndex(of: question.operation) ?? 0
    return (operation * 1000 + question.left) * 1000 + question.right
  }
}
