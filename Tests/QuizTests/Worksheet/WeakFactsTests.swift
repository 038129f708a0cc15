import Quiz
import TestPasts
import Testing

struct WeakFactsTests {
  private func attempt(
    _ factor: Int, _ outcome: Attempt.Outcome = .right, number: Int = 1, seconds: Double = 2,
    hints: Int = 0, on day: Int = 0
  ) -> PastAttempt {
    PastAttempt(
      .first(fact(factor), outcome, seconds: seconds, hints: hints, number: number), on: day)
  }

  private func fact(_ factor: Int) -> Question { Question(7, .multiply, factor) }

  @Test func `who has done nothing, or all right and quickly, has no weak facts`() {
    #expect(weakFacts(from: [], on: 0) == [])
    #expect(weakFacts(from: (2...9).map { attempt($0) }, on: 0) == [])
  }

  @Test func `misses, hints, skips, reveals and slow answers are weak, a slip is not`() {
    let weak = weakFacts(
      from: [
        attempt(2),
        attempt(3, .wrong), attempt(3, number: 2),
        attempt(4, hints: 1),
        attempt(5, .skipped),
        attempt(6, .wrong), attempt(6, .revealed, number: 2),
        attempt(7, seconds: 7),
        attempt(8, .slip, seconds: 1), attempt(8, number: 2),
        attempt(9),
      ], on: 0)
    #expect(weak == [6, 5, 4, 3, 7].map(fact))
  }

  @Test func `shaky comes before slow, often missed before once, slowest before slow`() {
    let past =
      (2...9).map { attempt($0) }
      + [
        attempt(2, seconds: 8), attempt(2, seconds: 9), attempt(2, seconds: 8),
        attempt(3, .wrong), attempt(4, .wrong), attempt(4, .wrong),
        attempt(5, seconds: 20), attempt(6, seconds: 9),
      ]
    let slowest = [
      attempt(11, seconds: 12), attempt(11, seconds: 12), attempt(12, seconds: 9),
      attempt(12, seconds: 9),
    ]
    let weak = weakFacts(from: past + slowest, on: 0)
    #expect(Array(weak.prefix(4)) == [4, 3, 11, 12].map(fact))
    #expect(Set(weak) == Set([2, 3, 4, 5, 6, 11, 12].map(fact)))
  }

  @Test func `what was known and has faded comes last`() {
    let known = [attempt(8), attempt(8), attempt(9, .wrong)]
    #expect(weakFacts(from: known, on: 1) == [fact(9)])
    #expect(weakFacts(from: known, on: 300) == [fact(9), fact(8)])
  }

  @Test func `a fact leaves when it was right and quick twice, and comes back with misses`() {
    let miss = [attempt(8, .wrong), attempt(8, number: 2)]
    #expect(weakFacts(from: miss + [attempt(8)], on: 0) == [fact(8)])
    #expect(weakFacts(from: miss + [attempt(8), attempt(8)], on: 0) == [])
    #expect(
      weakFacts(from: miss + [attempt(8), attempt(8)] + miss + miss, on: 0) == [fact(8)])
  }

  @Test func `a fact comes once, in the order in which it was asked last`() {
    let past = [fact(8), Question(8, .multiply, 7)].map {
      PastAttempt(.first($0, .wrong), on: 0)
    }
    #expect(weakFacts(from: past, on: 0) == [Question(8, .multiply, 7)])
  }

  @Test func `of the sums worked out in one way only those that were missed come`() {
    let missed = Question(47, .add, 38)
    let past = [missed, Question(36, .add, 27)].map {
      PastAttempt(.first($0, $0 == missed ? .wrong : .right), on: 0)
    }
    #expect(weakFacts(from: past, on: 0) == [missed])
  }

  @Test func `slow is measured by the learner's own time`() {
    let quick = (2...9).map { attempt($0, seconds: 1) }
    let slow = (2...9).map { attempt($0, seconds: 2.5) }
    #expect(weakFacts(from: quick + [attempt(10, seconds: 4)], on: 0) == [fact(10)])
    #expect(weakFacts(from: slow + [attempt(10, seconds: 4)], on: 0) == [])
  }
}
