extension QuestionPool {
  /// The pool of the level, the operations and the table of the options; for the level `auto`, of
  /// all levels.
  package init(options: PracticeOptions) {
    let levels = options.difficulty == .auto ? Level.all : [options.difficulty.level]
    // A set has no order of its own, and a seed must give the same questions everywhere.
    let questions = Operation.allCases
      .filter { options.operations.isEmpty || options.operations.contains($0) }
      .flatMap(Question.all)
      .filter { question in levels.contains { $0.includes(question, table: options.table) } }
    self.init(questions, difficulty: options.difficulty)
  }
}
