import Testing

@testable import Quiz

/// What the report counts, by its size and by its day, and what it leaves out.
struct ReportedTests {
  private func attempt(_ question: Question, typed: String? = nil) -> Attempt {
    Attempt(
      question: question, typed: typed ?? "\(question.answer)",
      outcome: typed == nil ? .right : .wrong, tryNumber: 1, time: .seconds(6))
  }

  @Test func `a sum or a difference to twenty is one, however it is worked out`() {
    for question in Question.all where !question.isTrivial {
      let most = max(question.left, question.right, question.answer)
      let expected: Set<Strand> =
        switch question.operation {
        case .add where most <= 10: [.sumsWithinTen]
        case .add where most <= 20: [.sumsToTwenty]
        case .add: [.plainSums, .carryingSums]
        case .subtract where most <= 10: [.differencesWithinTen]
        case .subtract where most <= 20: [.differencesToTwenty]
        case .subtract: [.plainDifferences, .exchangingDifferences]
        case .multiply: [.products]
        case .divide: [.quotients]
        }
      if !expected.contains(where: { $0 == Strand(question) }) { Issue.record("\(question)") }
    }
  }

  @Test func `a question of a check that ran out says nothing, and a wrong answer to it does`() {
    let fact = Question(7, .multiply, 8)
    let before = [PastAttempt(attempt(Question(6, .multiply, 4)), on: 1)]
    func report(_ typed: String, _ kind: SessionKind) -> ProgressReport {
      let check = PastAttempt(attempt(fact, typed: typed), on: 2, in: 1, of: kind)
      return ProgressReport(past: Past(before + [check]), on: 2)
    }
    let unanswered = report("", .check)
    #expect(unanswered == ProgressReport(past: Past(before), on: 2))
    #expect(unanswered.talkingPoints.isEmpty && unanswered.trend.count == 1)
    for told in [report("54", .check), report("", .practice)] {
      #expect(told.asked == 2 && told.trend.count == 2)
      #expect(told.talkingPoints.contains { $0.question == fact })
    }
  }

  @Test(arguments: [(13, true), (14, false)])
  func `what was missed is talked about for two weeks, with practice since or without`(
    days: Int, isTold: Bool
  ) {
    let (fact, way) = (Question(7, .multiply, 8), Question(63, .subtract, 29))
    let misses = [fact, way, Question(52, .subtract, 19)].map { attempt($0, typed: "1") }
    let past =
      misses.map { PastAttempt($0, on: 0) }
      + [PastAttempt(attempt(Question(6, .multiply, 4)), on: days)]
    for answers in [past, past.dropLast()] {
      let points = ProgressReport(past: Past(answers), on: days).talkingPoints
      #expect(points.contains { $0.question == fact } == isTold)
      #expect(points.contains { if case .way = $0 { true } else { false } } == isTold)
    }
  }
}
