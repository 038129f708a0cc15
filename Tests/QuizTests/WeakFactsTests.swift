import Quiz
import Testing

@Suite struct WeakFactsTests {
  private func attempt(
    _ factor: Int, _ outcome: Attempt.Outcome = .right, number: Int = 1, seconds: Int = 3,
    hints: Int = 0
  ) -> Attempt {
    Attempt(
      question: fact(factor), typed: "", outcome: outcome, tryNumber: number,
      time: .seconds(seconds), hintsSeen: hints)
  }

  private func fact(_ factor: Int) -> Question { Question(7, .multiply, factor) }

  @Test func `Who has done nothing, or all right and quickly, has no weak facts`() {
    #expect(weakFacts(from: []) == [])
    #expect(weakFacts(from: (2...9).map { attempt($0) }) == [])
  }

  @Test func `Misses, hints, skips, reveals and slow answers are weak, the latest first`() {
    let weak = weakFacts(from: [
      attempt(2),
      attempt(3, .wrong), attempt(3, number: 2),
      attempt(4, hints: 1),
      attempt(5, .skipped),
      attempt(6, .wrong), attempt(6, .revealed, number: 2),
      attempt(7, seconds: 6),
      attempt(8, .slip, seconds: 1), attempt(8, number: 2),
      attempt(9),
    ])
    #expect(weak == [7, 6, 5, 4, 3].map(fact))
  }

  @Test func `A fact leaves when it was right and quick twice in a row`() {
    let miss = [attempt(8, .wrong), attempt(8, number: 2)]
    #expect(weakFacts(from: miss + [attempt(8)]) == [fact(8)])
    #expect(weakFacts(from: miss + [attempt(8), attempt(8)]) == [])
    #expect(weakFacts(from: miss + [attempt(8), attempt(8, seconds: 9), attempt(8)]) == [fact(8)])
    #expect(weakFacts(from: miss + [attempt(8), attempt(8)] + miss) == [fact(8)])
  }

  @Test func `A fact missed again moves to the front`() {
    let attempts = [attempt(2, .wrong), attempt(3, .wrong), attempt(2, .wrong)]
    #expect(weakFacts(from: attempts) == [fact(2), fact(3)])
  }

  @Test func `Slow is measured by the learner's own time`() {
    let usual = (2...9).map { attempt($0, seconds: 10) }
    #expect(weakFacts(from: usual + [attempt(10, seconds: 19)]) == [])
    #expect(weakFacts(from: usual + [attempt(10, seconds: 20)]) == [fact(10)])
  }
}
