import Quiz
import Testing

@Suite struct RandomQuestionsTests {
  private func draw(
    _ count: Int, seed: UInt64 = 7, _ options: PracticeOptions
  ) -> [Question] {
    var generator = SeededGenerator(seed: seed)
    var questions = RandomQuestions(from: QuestionPool(options: options))
    return (0..<count).map { _ in questions.next(using: &generator) }
  }

  private func share(_ questions: [Question], where isCounted: (Question) -> Bool) -> Double {
    Double(questions.count(where: isCounted)) / Double(questions.count)
  }

  @Test(arguments: [(Difficulty.easy, 0.10), (.medium, 0.05), (.hard, 0.02)])
  func `Shares hold over 100,000 questions`(difficulty: Difficulty, mostTrivial: Double) {
    let questions = draw(100_000, PracticeOptions(difficulty: difficulty))
    for operation in Operation.allCases {
      #expect(abs(share(questions) { $0.operation == operation } - 0.25) < 0.01)
      let own = questions.filter { $0.operation == operation }
      let trivial = share(own, where: \.isTrivial)
      #expect(trivial <= mostTrivial)
      #expect(trivial >= mostTrivial / 3)
    }
    if difficulty == .hard {
      #expect(share(questions.filter { $0.operation == .add }, where: \.crossesTen) >= 0.6)
      #expect(share(questions.filter { $0.operation == .subtract }, where: \.crossesTen) >= 0.6)
    }
  }

  @Test(arguments: Difficulty.allCases)
  func `No question returns within six, and no answer comes twice in a row`(
    difficulty: Difficulty
  ) {
    let questions = draw(20_000, PracticeOptions(difficulty: difficulty))
    let repeated = questions.indices.dropFirst().filter { index in
      questions[max(0, index - 6)..<index].contains(questions[index])
        || questions[index].answer == questions[index - 1].answer
    }
    #expect(repeated.isEmpty)
  }

  @Test func `Both orders come as often`() {
    let questions = draw(40_000, PracticeOptions(difficulty: .hard, operations: [.multiply]))
    let uneven = questions.filter { $0.left != $0.right }
    #expect(abs(share(uneven) { $0.left < $0.right } - 0.5) < 0.01)
    let sums = draw(40_000, PracticeOptions(operations: [.add])).filter { $0.left != $0.right }
    #expect(abs(share(sums) { $0.left < $0.right } - 0.5) < 0.01)
  }

  @Test func `The big tables come twice as often in hard, and 2 and 10 half as often`() {
    let questions = draw(100_000, PracticeOptions(difficulty: .hard, operations: [.multiply]))
    // A table's own share: its square, which no other table adds to.
    func squares(_ table: Int) -> Int {
      questions.count { $0 == Question(table, .multiply, table) }
    }
    let usual = Double(squares(3) + squares(4) + squares(5) + squares(11)) / 4
    let double = Double([6, 7, 8, 9, 12].reduce(0) { $0 + squares($1) }) / 5
    let half = Double(squares(2) + squares(10)) / 2
    #expect(abs(double / usual - 2) < 0.2)
    #expect(abs(half / usual - 0.5) < 0.1)
  }

  @Test(arguments: PracticeOptions.allowedTables)
  func `The smallest pools keep as much of the rules as they can`(table: Int) {
    for operation in Operation.allCases {
      let options = PracticeOptions(difficulty: .easy, operations: [operation], table: table)
      let questions = draw(500, options)
      let answers = Set(QuestionPool(options: options).questions.map(\.answer))
      #expect(Set(questions).count > 8)
      let repeated = zip(questions, questions.dropFirst()).filter { question, next in
        question == next || answers.count > 1 && question.answer == next.answer
      }
      #expect(repeated.isEmpty)
    }
  }
}
