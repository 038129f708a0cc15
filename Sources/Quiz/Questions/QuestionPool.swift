/// All questions that a session may ask.
package struct QuestionPool: Equatable, Sendable {
  let operations: [OperationPool]
  /// The level by which the questions are shared out.
  let difficulty: Difficulty

  /// The pool of the level, the operations and the table of the options.
  ///
  /// For the level `auto` it has what the model says is open to the learner; without a model, the
  /// easy and the medium level.
  package init(options: PracticeOptions, for model: LearnerModel? = nil) {
    let levels =
      options.difficulty == .auto
      ? Array(Level.all.prefix((model?.openedLevel ?? 1) + 1)) : [options.difficulty.level]
    // A set has no order of its own, and a seed must give the same questions everywhere.
    let questions = Operation.allCases
      .filter { options.operations.isEmpty || options.operations.contains($0) }
      .flatMap(Question.all)
      .filter { question in levels.contains { $0.includes(question, table: options.table) } }
    self.init(questions, difficulty: options.difficulty)
  }

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
