import Basics
import Quiz
import Testing

struct QuestionPoolTests {
  /// The questions of one operation at a level that ask for some arithmetic.
  private func core(
    _ operation: Operation, _ difficulty: Difficulty, table: Int? = nil
  ) -> [Question] {
    let options = PracticeOptions(
      difficulty: difficulty, operations: [operation], table: table)
    return QuestionPool(options: options).questions.filter { !$0.isTrivial }
  }

  private func facts(_ questions: [Question]) -> Set<[Int]> {
    Set(questions.map { [$0.left, $0.right].sorted() })
  }

  @Test func `easy has sums and minuends to 20 and the tables of 2, 5 and 10`() {
    let sums = core(.add, .easy)
    #expect(sums.count == 190)
    #expect(sums.allSatisfy { $0.answer <= 20 })
    let differences = core(.subtract, .easy)
    #expect(differences.count == 145)
    #expect(differences.allSatisfy { $0.left <= 20 && $0.right <= 10 })
    let products = core(.multiply, .easy)
    #expect(products.allSatisfy { [2, 5, 10].contains($0.left) || [2, 5, 10].contains($0.right) })
    #expect(products.allSatisfy { $0.larger <= 10 })
    #expect(directedFacts(products, tables: [2, 5, 10]) + 3 == 30, "with × 1 there are 30")
  }

  @Test func `medium has numbers to 100 where one is easy, and six tables`() {
    let sums = core(.add, .medium)
    #expect(sums.count == 3_573)
    #expect(sums.allSatisfy { 11...100 ~= $0.answer })
    #expect(sums.contains(Question(48, .add, 7)))
    #expect(sums.contains(Question(35, .add, 30)))
    #expect(!sums.contains(Question(35, .add, 27)))
    let differences = core(.subtract, .medium)
    #expect(differences.count == 3_204)
    #expect(!differences.contains(Question(53, .subtract, 27)))
    let products = core(.multiply, .medium)
    let tables = [2, 3, 4, 5, 8, 10]
    #expect(products.allSatisfy { tables.contains($0.left) || tables.contains($0.right) })
    #expect(directedFacts(products, tables: tables) + 6 == 60, "with × 1 there are 60")
  }

  @Test func `hard has two-digit numbers and all tables to 12`() {
    let sums = core(.add, .hard)
    #expect(sums.allSatisfy { $0.smaller >= 10 && $0.answer <= 100 })
    #expect(sums.filter(\.crossesTen).count == 1_332)
    let differences = core(.subtract, .hard)
    #expect(differences.allSatisfy { $0.smaller >= 10 && $0.left <= 100 })
    #expect(differences.filter(\.crossesTen).count == 1_701)
    let products = core(.multiply, .hard)
    #expect(products.count == 121)
    #expect(products.allSatisfy { 2...12 ~= $0.left && 2...12 ~= $0.right })
    let quotients = core(.divide, .hard)
    #expect(quotients.allSatisfy { 2...12 ~= $0.right && 2...12 ~= $0.answer })
    #expect(quotients.count == 121)
  }

  @Test func `quotients are those of the products' families`() {
    for difficulty in [Difficulty.easy, .medium, .hard] {
      let products = core(.multiply, difficulty).map { [$0.left * $0.right, $0.right] }
      let quotients = core(.divide, difficulty).map { [$0.left, $0.right] }
      #expect(Set(products) == Set(quotients))
    }
  }

  @Test(arguments: Difficulty.allCases, [nil] + PracticeOptions.allowedTables.map(Optional.some))
  func `every pool holds questions of the product alone, each once`(
    difficulty: Difficulty, table: Int?
  ) {
    let all = Set(Question.all)
    for operation in Operation.allCases {
      let options = PracticeOptions(
        difficulty: difficulty, operations: [operation], table: table)
      let questions = QuestionPool(options: options).questions
      #expect(!questions.isEmpty)
      #expect(Set(questions).count == questions.count)
      #expect(all.isSuperset(of: questions))
      #expect(questions.allSatisfy { $0.operation == operation })
    }
  }

  @Test(arguments: Difficulty.allCases, PracticeOptions.allowedTables)
  func `a table alone is asked whole`(difficulty: Difficulty, table: Int) {
    let products = core(.multiply, difficulty, table: table)
    #expect(products.allSatisfy { $0.left == table || $0.right == table })
    let quotients = core(.divide, difficulty, table: table)
    #expect(quotients.allSatisfy { $0.right == table })
    let largest = [.hard, .auto].contains(difficulty) ? 12 : 10
    if table > 1 {
      #expect(facts(products).count == largest - 1)
      #expect(quotients.count == largest - 1)
    }
    for operation in [Operation.add, .subtract] {
      let questions = core(operation, difficulty, table: table)
      #expect(questions.allSatisfy { $0.left == table || $0.right == table })
      #expect(questions.count > 10)
    }
  }

  @Test func `the order of the operations in a set changes nothing`() {
    for _ in 0..<20 {
      let shuffled = Set(Operation.allCases.shuffled())
      #expect(
        QuestionPool(options: PracticeOptions(operations: shuffled))
          == QuestionPool(options: PracticeOptions()))
    }
  }

  /// Counts a fact of two tables twice, once for each.
  private func directedFacts(_ products: [Question], tables: [Int]) -> Int {
    let pairs = facts(products)
    return tables.reduce(0) { count, table in
      count + (1...10).count { pairs.contains([table, $0].sorted()) }
    }
  }

  @Test func `the same seed gives the same questions`() {
    func questions(seed: UInt64) -> [Question] {
      var generator = SeededGenerator(seed: seed)
      return QuestionPool(options: PracticeOptions()).randomQuestions(50, using: &generator)
    }
    #expect(questions(seed: 1) == questions(seed: 1))
    #expect(questions(seed: 1) != questions(seed: 2))
    #expect(
      questions(seed: 1).prefix(4).map(\.description)
        == ["10 × 8", "80 − 3", "16 ÷ 4", "21 ÷ 3"])
  }
}
