import Basics
import Quiz
import Testing

struct TableMixTests {
  private func questions(_ count: Int, _ mix: TableMix, seed: UInt64) -> [Question] {
    var generator = SeededGenerator(seed: seed)
    return mix.questions(count, using: &generator)
  }

  @Test(arguments: [
    (2, 0...2), (3, 1...3), (4, 1...3), (5, 1...3), (6, 2...4), (7, 2...4), (8, 2...4),
    (9, 2...4), (10, 0...2), (11, 1...3), (12, 2...4),
  ])
  func `the official mix for 25 questions is that of the assessment framework`(
    table: Int, count: ClosedRange<Int>
  ) {
    #expect(TableMix.official.questionCount(ofTable: table, in: 25) == count)
  }

  @Test(arguments: TableMix.allCases)
  func `each table comes as often as the mix says, and no product twice in any order`(
    mix: TableMix
  ) {
    var seen: Set<Question> = []
    for seed: UInt64 in 0..<500 {
      let questions = questions(25, mix, seed: seed)
      seen.formUnion(questions)
      #expect(questions.count == 25)
      #expect(Set(questions.map { Set([$0.left, $0.right]) }).count == 25)
      for table in TableMix.tables {
        let allowed = mix.questionCount(ofTable: table, in: 25)
        #expect(allowed.contains(questions.count { $0.left == table }))
        let nearly = (allowed.lowerBound - 1)...(allowed.upperBound + 1)
        #expect(nearly.contains(questions.count { $0.right == table }))
      }
    }
    #expect(seen.count == 121, "every product from 2 × 2 to 12 × 12 comes some time")
  }

  @Test(arguments: TablesCheck.allowedQuestionCounts, TableMix.allCases)
  func `a check of any allowed length is found`(count: Int, mix: TableMix) {
    for seed: UInt64 in 0..<20 {
      #expect(Set(questions(count, mix, seed: seed)).count == count)
    }
  }

  @Test func `the seed alone decides the questions`() {
    #expect(questions(25, .official, seed: 1) == questions(25, .official, seed: 1))
    #expect(questions(25, .official, seed: 1) != questions(25, .official, seed: 2))
  }
}
