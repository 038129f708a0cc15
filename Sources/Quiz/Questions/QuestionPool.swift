/// All questions that a session with some options may ask.
package struct QuestionPool: Equatable, Sendable {
  let operations: [OperationPool]

  /// The pool of the level, the operations and the table of the options.
  package init(options: PracticeOptions) {
    // A set has no order of its own, and a seed must give the same questions everywhere.
    operations = Operation.allCases
      .filter { options.operations.isEmpty || options.operations.contains($0) }
      .map { OperationPool($0, options: options) }
      .filter { !$0.groups.isEmpty }
  }

  /// Every question once, in a fixed order.
  package var questions: [Question] { operations.flatMap(\.questions) }

  /// A question of an operation drawn evenly, with the level's shares and weights.
  func randomQuestion(using generator: inout some RandomNumberGenerator) -> Question? {
    operations.randomElement(using: &generator)?.randomQuestion(using: &generator)
  }
}
