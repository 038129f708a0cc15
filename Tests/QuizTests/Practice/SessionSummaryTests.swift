import Quiz
import Testing

struct SessionSummaryTests {
  private func attempt(
    _ question: Question, _ outcome: Attempt.Outcome = .right, number: Int = 1,
    seconds: Int = 3, hints: Int = 0
  ) -> Attempt {
    Attempt(
      question: question, typed: "", outcome: outcome, tryNumber: number,
      time: .seconds(seconds), hintsSeen: hints)
  }

  private func fact(_ factor: Int) -> Question { Question(7, .multiply, factor) }

  @Test func `an empty session has nothing to show`() {
    let summary = SessionSummary(attempts: [])
    #expect(summary.asked == 0)
    #expect(summary.permille == nil)
    #expect(summary.averageTime == nil)
    #expect(summary.fastest == nil)
    #expect(summary.slowest == nil)
  }

  @Test func `what is found after it was open is mended: missed, shown or skipped, then or before`()
  {
    let summary = SessionSummary(attempts: [
      attempt(fact(2)), attempt(fact(3), hints: 1),
      attempt(fact(4), .wrong), attempt(fact(4), number: 2),
      attempt(fact(5), .wrong), attempt(fact(5), .revealed, number: 2),
      attempt(fact(6), .skipped), attempt(fact(7), .slip), attempt(fact(7), number: 2),
      attempt(fact(5)), attempt(fact(5)), attempt(fact(6)), attempt(fact(8), .wrong),
    ])
    let mended = summary.found.filter(\.isMended).map(\.question)
    #expect(mended == [fact(4), fact(5), fact(6)])
    let right = summary.found.filter { !$0.isMended }.map(\.question)
    #expect(right == [fact(2), fact(3), fact(7), fact(5)])
    let score = summary.foundScore
    #expect((score.foundAtOnce, score.foundAlone, score.mended) == (4, 3, 3), "one had a tip")
    let firsts = [2, 3, 4, 5, 6, 7, 5, 8].map { fact($0) }
    #expect(summary.firsts.map(\.question) == firsts, "5 was closed when it came the third time")
  }

  @Test func `each question is one result with the time of all its tries`() {
    let summary = SessionSummary(attempts: [
      attempt(fact(2), seconds: 2),
      attempt(fact(3), .wrong, seconds: 4), attempt(fact(3), number: 2, seconds: 5, hints: 1),
      attempt(fact(4), hints: 1),
      attempt(fact(5), .slip, seconds: 1), attempt(fact(5), number: 2, seconds: 2),
      attempt(fact(6), .skipped, seconds: 30),
      attempt(fact(7), .wrong), attempt(fact(7), .revealed, number: 2, seconds: 9, hints: 3),
      attempt(fact(8), .wrong, seconds: 6),
    ])
    #expect(
      summary.results.map(\.ending) == [
        .rightAtOnce, .rightInTheEnd, .rightInTheEnd, .rightAtOnce, .skipped, .revealed,
        .unfinished,
      ])
    #expect(
      summary.results.map(\.time)
        == [2, 9, 3, 3, 30, 12, 6].map { Duration.seconds($0) })
    #expect((summary.asked, summary.score) == (7, 2))
    #expect(summary.permille == 333)
    #expect(summary.averageTime == .seconds(2 + 9 + 3) / 3)
    #expect(summary.fastest?.question == fact(2))
    #expect(summary.slowest?.question == fact(3), "where a way was read no time counts")
    let shown = SessionSummary(attempts: [
      attempt(fact(7), .wrong, seconds: 9), attempt(fact(7), .revealed, number: 2, seconds: 9),
    ])
    #expect(shown.slowest == nil, "what was shown was not found")
  }

  @Test func `what was found with a tip, which is read while no time counts, is not the fastest`() {
    let summary = SessionSummary(attempts: [
      attempt(fact(2), .right, seconds: 0, hints: 1), attempt(fact(3), .right, seconds: 4),
    ])
    #expect(summary.fastest?.question == fact(3))
    #expect(SessionSummary(attempts: [attempt(fact(2), .right, hints: 1)]).fastest == nil)
  }

  @Test func `who skips after a miss has answered`() {
    let summary = SessionSummary(attempts: [
      attempt(fact(2), .skipped), attempt(fact(3), .wrong),
      attempt(fact(3), .skipped, number: 2),
    ])
    #expect((summary.asked, summary.skipped) == (2, 1))
  }

  @Test func `left out is what was skipped and never tried, before or later, each once`() {
    func leftOut(_ attempts: Attempt...) -> Int { SessionSummary(attempts: attempts).leftOut }
    #expect(leftOut(attempt(fact(2), .skipped), attempt(fact(3))) == 1)
    #expect(leftOut(attempt(fact(2), .skipped), attempt(fact(2), .skipped)) == 1)
    #expect(leftOut(attempt(fact(2), .skipped), attempt(fact(2))) == 0, "found later")
    #expect(leftOut(attempt(fact(2), .skipped), attempt(fact(2), .wrong)) == 0, "tried later")
    let missed = attempt(fact(3), .wrong)
    #expect(leftOut(missed, attempt(fact(3), .skipped, number: 2)) == 0, "tried before")
  }

  @Test func `what is found is right first time, with a tip or later, and no question twice`() {
    let score = SessionSummary(attempts: [
      attempt(fact(2)), attempt(fact(3), hints: 1),
      attempt(fact(4), .wrong), attempt(fact(4), number: 2, hints: 2),
      attempt(fact(5), .skipped), attempt(fact(5), hints: 1),
      attempt(fact(6), .wrong), attempt(fact(6), .revealed, number: 2, hints: 3),
    ]).foundScore
    #expect((score.foundAlone, score.foundWithTip, score.mended) == (1, 1, 2))
  }

  @Test func `the same question asked twice is two results`() {
    let summary = SessionSummary(attempts: [attempt(fact(2), .skipped), attempt(fact(2))])
    #expect(summary.asked == 2)
  }

  @Test func `what is right after its digits were turned round is not right at once`() {
    var reversal = attempt(fact(8), .slip)
    reversal.diagnosis = "swapped-digits"
    let summary = SessionSummary(attempts: [reversal, attempt(fact(8), number: 2)])
    #expect(summary.results.map(\.ending) == [.rightInTheEnd])
    #expect(summary.results.map(\.misses) == [0])
  }

  @Test func `a forgiven slip alone is no question yet`() {
    let slip = Attempt(
      question: fact(9), typed: "9", outcome: .slip, tryNumber: 1, time: .seconds(1))
    #expect(SessionSummary(attempts: [attempt(fact(2)), slip]).asked == 1)
  }
}
