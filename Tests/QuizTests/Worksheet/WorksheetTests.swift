import Basics
import Quiz
import Testing

struct WorksheetTests {
  private func sheet(
    _ count: Int, _ options: PracticeOptions = PracticeOptions(), facts: [Question] = [],
    seed: UInt64 = 7
  ) -> [Question] {
    var generator = SeededGenerator(seed: seed)
    return Worksheet(
      count: count, facts: facts, from: QuestionPool(options: options), using: &generator
    ).questions.map(\.question)
  }

  @Test(arguments: Difficulty.allCases)
  func `a sheet has as many questions as asked, each once, all of the level`(
    difficulty: Difficulty
  ) {
    let options = PracticeOptions(difficulty: difficulty)
    let pool = Set(QuestionPool(options: options).questions)
    for count in [1, 20, 199, 200] {
      let questions = sheet(count, options, seed: UInt64(count))
      #expect(questions.count == count)
      #expect(Set(questions).count == count)
      #expect(pool.isSuperset(of: questions))
    }
  }

  @Test(arguments: PracticeOptions.allowedTables)
  func `a small pool is used up before any question comes again`(table: Int) {
    let options = PracticeOptions(operations: [.divide], table: table)
    let pool = QuestionPool(options: options).questions
    let questions = sheet(pool.count * 2 + 3, options)
    let counts = pool.map { question in questions.count { $0 == question } }
    #expect(counts.allSatisfy { $0 == 2 || $0 == 3 })
    #expect(counts.count { $0 == 3 } == 3)
  }

  @Test(arguments: PracticeOptions.allowedTables, [Quiz.Operation.multiply, .divide])
  func `a table on paper goes to its end before anything comes again`(
    table: Int, operation: Quiz.Operation
  ) {
    let chosen = PracticeOptions(difficulty: .auto, operations: [operation], table: table)
    let all = QuestionPool(options: chosen).questions
    let last =
      operation == .divide ? Question(12 * table, .divide, table) : Question(12, .multiply, table)
    #expect(all.contains(last))
    let once = sheet(all.count, chosen.withoutModel)
    #expect(once.count == all.count && Set(once) == Set(all))
  }

  @Test func `the seed alone decides the sheet`() {
    #expect(sheet(40) == sheet(40))
    #expect(sheet(40) != sheet(40, seed: 8))
  }

  @Test func `the facts are on the sheet, the most important first, and never twice`() {
    let facts = (2...12).map { Question($0, .multiply, 8) }
    let options = PracticeOptions(difficulty: .hard, operations: [.multiply])
    for seed: UInt64 in 0..<20 {
      let questions = sheet(100, options, facts: facts, seed: seed)
      #expect(Set(questions).isSuperset(of: facts))
      #expect(Set(questions).count == 100)
    }
    #expect(Set(sheet(4, options, facts: facts)) == Set(facts.prefix(4)))
  }

  @Test func `the facts are mixed among the others`() {
    let facts = (2...11).map { Question($0, .multiply, 8) }
    #expect(Set(sheet(20, facts: facts).prefix(10)) != Set(facts))
  }

  /// The numbers of a question without their order, where that does not matter.
  private func unordered(_ question: Question) -> [Int] {
    switch question.operation {
    case .add, .multiply: [question.left, question.right].sorted()
    case .subtract, .divide: [question.left, question.right]
    }
  }

  private func mirrored(_ questions: [Question]) -> Int {
    questions.count - Set(questions.map { "\($0.operation) \(unordered($0))" }).count
  }

  @Test func `no question comes with its numbers the other way round`() {
    for seed: UInt64 in 0..<40 {
      let hard = PracticeOptions(difficulty: .hard)
      #expect(mirrored(sheet(60, hard, seed: seed)) == 0)
      #expect(
        mirrored(sheet(60, hard, facts: [Question(7, .multiply, 8), Question(8, .multiply, 7)]))
          == 0)
    }
  }

  @Test func `only a full sheet has both orders`() {
    let options = PracticeOptions(operations: [.multiply], table: 7)
    let pool = QuestionPool(options: options).questions
    let pairs = pool.count - mirrored(pool)
    #expect(mirrored(sheet(pairs, options)) == 0)
    #expect(mirrored(sheet(pairs + 3, options)) == 3)
    #expect(Set(sheet(pool.count, options)).count == pool.count)
  }

  @Test func `a mixed sheet asks the same questions, a fair share with a gap`() {
    let options = PracticeOptions(difficulty: .hard, operations: [.multiply, .divide])
    let pool = QuestionPool(options: options)
    var (plain, mixed) = (SeededGenerator(seed: 5), SeededGenerator(seed: 5))
    let first = Worksheet(count: 100, from: pool, using: &plain).questions
    let second = Worksheet(count: 100, forms: .mixed, from: pool, using: &mixed).questions
    #expect(first.map(\.question) == second.map(\.question))
    #expect(first.allSatisfy { $0.form == .plain })
    #expect((15...50).contains(second.count { $0.form.isMissingNumber }))
    #expect(second.allSatisfy { !$0.form.isExample })
  }

  @Test func `a mixed sheet shows no sign that is not on it`() {
    let pool = QuestionPool(options: PracticeOptions(difficulty: .hard, operations: [.multiply]))
    var generator = SeededGenerator(seed: 5)
    let questions = Worksheet(count: 60, forms: .mixed, from: pool, using: &generator).questions
    #expect(questions.allSatisfy { $0.form == .plain })
  }

  @Test(arguments: [
    (Question(34, .add, 25), true), (Question(63, .subtract, 27), true),
    (Question(34, .add, 7), false), (Question(12, .multiply, 12), false),
    (Question(9, .add, 8), false), (Question(144, .divide, 12), false),
  ])
  func `squares are for numbers of two digits`(question: Question, isNeeded: Bool) {
    #expect(Worksheet.needsWorking(question) == isNeeded)
  }
}
