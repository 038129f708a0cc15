/// All questions that a session may ask.
package struct QuestionPool: Equatable, Sendable {
  let operations: [OperationPool]
  /// The level by which the questions are shared out.
  let difficulty: Difficulty

  /// A pool of any questions, such as the facts that a child still misses.
  package init(_ questions: [Question], difficulty: Difficulty = .auto) {
    self.difficulty = difficulty
    operations = Operation.allCases
      .map { operation in questions.filter { $0.operation == operation } }
      .filter { !$0.isEmpty }
      .map { OperationPool($0, difficulty: difficulty) }
  }

  /// Every question once, in a fixed order.
  package var questions: [Question] { operations.flatMap(\.questions) }

  /// A question of an operation drawn evenly, with the level's shares and weights.
  func randomQuestion(using generator: inout some RandomNumberGenerator) -> Question? {
    operations.randomElement(using: &generator)?.randomQuestion(using: &generator)
  }
}
