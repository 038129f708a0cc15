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
    #expect(summary.prize(ranOut: true) == nil)
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
    #expect(summary.permille == 285)
    #expect(summary.averageTime == .seconds(35) / 6)
    #expect(summary.fastest?.question == fact(2))
    #expect(summary.slowest?.question == fact(7))
  }

  @Test func `the same question asked twice is two results`() {
    let summary = SessionSummary(attempts: [attempt(fact(2), .skipped), attempt(fact(2))])
    #expect(summary.asked == 2)
  }

  @Test func `the trophy needs five questions, all right at once`() {
    let right = (2...6).map { attempt(fact($0)) }
    #expect(SessionSummary(attempts: right).prize(ranOut: true) == .trophy)
    #expect(SessionSummary(attempts: Array(right.dropLast())).prize(ranOut: true) != .trophy)
    #expect(
      SessionSummary(attempts: right + [attempt(fact(7), hints: 1)]).prize(ranOut: true) != .trophy)
    #expect(
      SessionSummary(attempts: right + [attempt(fact(7), .skipped)]).prize(ranOut: true) != .trophy)
  }

  @Test func `the second medal needs every miss repaired`() {
    let right = (2...5).map { attempt(fact($0)) }
    let repaired = [attempt(fact(8), .wrong), attempt(fact(8), number: 2, hints: 1)]
    let revealed = [attempt(fact(9), .wrong), attempt(fact(9), .revealed, number: 2, hints: 3)]
    #expect(SessionSummary(attempts: right + repaired).prize(ranOut: true) == .repairMedal)
    #expect(
      SessionSummary(attempts: right + [attempt(fact(7))]).prize(ranOut: true) != .repairMedal)
    #expect(
      SessionSummary(attempts: right + repaired + revealed).prize(ranOut: true) != .repairMedal)
    #expect(
      SessionSummary(attempts: revealed + right + repaired + [attempt(fact(9))]).prize(ranOut: true)
        == .repairMedal)
    #expect(
      SessionSummary(attempts: [attempt(fact(9))] + right + revealed).prize(ranOut: true)
        != .repairMedal)
    #expect(SessionSummary(attempts: repaired).prize(ranOut: true) != .repairMedal)
    let hinted = Attempt(
      question: fact(9), typed: "", outcome: .right, tryNumber: 1, time: .seconds(1), hintsSeen: 1)
    let slip = Attempt(
      question: fact(9), typed: "9", outcome: .slip, tryNumber: 1, time: .seconds(1))
    #expect(SessionSummary(attempts: right + [slip]).asked == right.count, "nothing was tried yet")
    #expect(
      SessionSummary(attempts: right + [hinted]).prize(ranOut: true) != .repairMedal,
      "nothing was missed")
  }

  @Test(arguments: [(4, true), (5, true), (5, false), (19, false), (20, false)])
  func `a prize needs a countdown that ran out, or twenty questions`(count: Int, ranOut: Bool) {
    let summary = SessionSummary(attempts: (0..<count).map { attempt(fact(2 + $0 % 9)) })
    let isWon = count >= (ranOut ? 5 : 20)
    #expect(summary.prize(ranOut: ranOut) == (isWon ? .trophy : nil))
  }
}
