import Quiz
import Testing

struct TablesCheckResultTests {
  private func attempt(
    _ left: Int, _ right: Int, _ outcome: Attempt.Outcome = .wrong, typed: String = "1"
  ) -> Attempt {
    Attempt(
      question: Question(left, .multiply, right), typed: typed, outcome: outcome, tryNumber: 1,
      time: .seconds(left))
  }

  private func tables(_ attempts: Attempt...) -> [Int] {
    TablesCheckResult(attempts: attempts).tablesToPractise
  }

  @Test func `right answers and the mean time are counted`() {
    let result = TablesCheckResult(
      attempts: [attempt(2, 3, .right), attempt(4, 3), attempt(9, 3, typed: "")])
    #expect(result.right == 1)
    #expect(result.averageTime == .seconds(3))
    #expect(TablesCheckResult(attempts: [attempt(9, 3, typed: "")]).averageTime == nil)
    #expect(TablesCheckResult(attempts: []).averageTime == nil)
  }

  @Test func `who misses nothing has no table to practise`() {
    #expect(tables(attempt(7, 8, .right)) == [])
  }

  @Test func `the table that explains most misses comes first, whichever factor it is`() {
    #expect(tables(attempt(3, 7), attempt(7, 5), attempt(9, 2), attempt(7, 12)) == [7, 9])
  }

  @Test func `of two tables that explain as much the larger one is named`() {
    #expect(tables(attempt(3, 8)) == [8])
    #expect(tables(attempt(8, 3)) == [8])
    #expect(tables(attempt(6, 6)) == [6])
  }

  @Test func `at most three tables are named`() {
    #expect(tables(attempt(3, 3), attempt(5, 5), attempt(7, 7), attempt(11, 11)) == [11, 7, 5])
  }
}
