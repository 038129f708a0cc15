extension QuestionPool {
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
}
