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
    ).questions
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
}
