import Basics
import Quiz
import Testing

struct QuestionSharesTests {
  private func draw(
    _ count: Int, seed: UInt64 = 7, _ options: PracticeOptions
  ) -> [Question] {
    var generator = SeededGenerator(seed: seed)
    return QuestionPool(options: options).randomQuestions(count, using: &generator)
  }

  private func share(_ questions: [Question], where isCounted: (Question) -> Bool) -> Double {
    Double(questions.count(where: isCounted)) / Double(questions.count)
  }

  @Test(arguments: [(Difficulty.easy, 0.10), (.medium, 0.05), (.hard, 0.02)])
  func `shares hold over 100,000 questions`(difficulty: Difficulty, mostTrivial: Double) {
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

  @Test func `both orders come as often`() {
    let questions = draw(40_000, PracticeOptions(difficulty: .hard, operations: [.multiply]))
    let uneven = questions.filter { $0.left != $0.right }
    #expect(abs(share(uneven) { $0.left < $0.right } - 0.5) < 0.01)
    let sums = draw(40_000, PracticeOptions(operations: [.add])).filter { $0.left != $0.right }
    #expect(abs(share(sums) { $0.left < $0.right } - 0.5) < 0.01)
  }

  @Test func `the big tables come twice as often in hard, and 2 and 10 half as often`() {
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
}
