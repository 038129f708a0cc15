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
    return (asks(operation) ? Question.all(of: operation) : []).lazy
      .filter { question in levels.contains { $0.includes(question, table: table) } }
  }

  /// Whether a question suits the practice: of its operations and its table, and no harder than its
  /// level.
  package func suits(_ question: Question) -> Bool {
    let highest = Difficulty.steps.firstIndex(of: difficulty) ?? Level.all.count - 1
    return asks(question.operation)
      && Level.all[...highest].contains { $0.includes(question, table: table) }
  }

  private func asks(_ operation: Operation) -> Bool {
    operations.isEmpty || operations.contains(operation)
  }
}
