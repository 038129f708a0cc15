extension QuestionPool {
  /// The pool of the level, the operations and the table of the options; for the level `auto`, of
  /// all levels.
  package init(options: PracticeOptions) {
    // A set has no order of its own, and a seed must give the same questions everywhere.
    let questions = Operation.allCases.flatMap { Array(options.questions(of: $0)) }
    self.init(questions, difficulty: options.difficulty)
  }
}

extension PracticeOptions {
  /// The questions of an operation that may be asked, in a fixed order; each is looked at when it is
  /// taken.
  func questions(of operation: Operation) -> some Sequence<Question> {
    let levels = difficulty == .auto ? Level.all : [difficulty.level]
    let isAsked = operations.isEmpty || operations.contains(operation)
    return (isAsked ? Question.all(of: operation) : []).lazy
      .filter { question in levels.contains { $0.includes(question, table: table) } }
  }
}
