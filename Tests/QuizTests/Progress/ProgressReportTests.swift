import Quiz
import TestPasts
import Testing

struct ProgressReportTests {
  private func wrong(_ question: Question, _ typed: Int) -> Attempt {
    Attempt(
      question: question, typed: "\(typed)", outcome: .wrong, tryNumber: 1, time: .seconds(5),
      diagnosis: Diagnosis(of: typed, to: question)?.misconception.rawValue)
  }

  private func past(_ attempts: [Attempt], on day: Int = 0) -> [PastAttempt] {
    attempts.map { PastAttempt($0, on: day) }
  }

  @Test func `a new child has everything before them`() {
    let report = ProgressReport(past: [], on: 0)
    #expect(report.asked == 0)
    #expect(report.grids.map(\.operation) == Operation.allCases)
    #expect(report.grids.allSatisfy { $0.rows.joined().allSatisfy { $0.state == .new } })
    #expect(report.trend.isEmpty && report.habits.isEmpty && report.talkingPoints.isEmpty)
  }

  @Test func `the heat map has every fact in its cell`() {
    let report = ProgressReport(past: [], on: 0)
    #expect(report.grids[0].numbers == 1...10)
    #expect(report.grids[1].rows[3][5].question == Question(10, .subtract, 4))
    #expect(report.grids[2].numbers == 1...12)
    #expect(report.grids[2].rows[6][7].question == Question(7, .multiply, 8))
    #expect(report.grids[3].rows[6][7].question == Question(56, .divide, 7))
  }

  @Test func `facts show their state in both orders, and fade`() {
    let fact = Question(7, .multiply, 8)
    let attempts = LastingPast.until(1, with: fact)
    let grid = ProgressReport(past: attempts, on: 1).grids[2]
    #expect(grid.rows[6][7].state == .fluent)
    #expect(grid.rows[7][6].state == .fluent)
    #expect(grid.rows[6][7].bestTime == .seconds(2))
    #expect(grid.rows[6][7].answers == 2)
    #expect(grid.rows[6][7].lastDay == 1)
    #expect(!grid.rows[6][7].isFading)
    #expect(ProgressReport(past: attempts, on: 300).grids[2].rows[6][7].isFading)
  }

  @Test func `sums and differences are seen by strategy, small and large alike`() {
    let report = ProgressReport(
      past: past([
        .first(Question(48, .add, 7)), .first(Question(36, .add, 8)),
        .first(Question(9, .subtract, 5), .wrong), .first(Question(9, .subtract, 5), number: 2),
        .first(Question(7, .multiply, 8)), .first(Question(8, .add, 0)),
      ]), on: 0)
    #expect(
      report.strategies.map(\.kind.strategy.name) == ["add.bridge", "subtract.think-addition"])
    #expect(report.strategies.map(\.answers) == [2, 1])
    #expect(report.strategies.map(\.right) == [2, 0])
    #expect(report.strategies.map(\.state) == [.known, .shaky])
    #expect(report.strategies.allSatisfy { !$0.isFading })
  }

  @Test func `a way to add fades like a fact`() {
    let question = Question(48, .add, 7)
    let report = ProgressReport(past: past([.first(question), .first(question)]), on: 300)
    #expect(report.strategies.map(\.isFading) == [true])
  }

  @Test func `a fact that became fluent lately is told, with its first and its best time`() {
    let fact = Question(7, .multiply, 8)
    let slow = PastAttempt(.first(fact, seconds: 9), on: 3)
    let old = LastingPast.until(4, with: Question(3, .multiply, 4))
    let report = ProgressReport(past: old + [slow] + LastingPast.until(14, with: fact), on: 15)
    #expect(
      report.newlyFluent
        == [FluentFact(question: fact, firstTime: .seconds(9), bestTime: .seconds(2))])
    #expect(report.newlyFluent.map(\.timeSaved) == [.seconds(7)])
    let missed = PastAttempt(.first(fact, .wrong), on: 15)
    #expect(
      ProgressReport(past: old + LastingPast.until(14, with: fact) + [missed], on: 15).newlyFluent
        .isEmpty)
    #expect(ProgressReport(past: old, on: 15).newlyFluent.isEmpty, "it was so a week ago")
  }

  @Test func `the figure of the trend is that of the last three days`() throws {
    let fact = Question(7, .multiply, 8)
    func day(_ number: Int, right: Int, wrong: Int) -> [PastAttempt] {
      past(
        Array(repeating: .first(fact, seconds: 4), count: right)
          + Array(repeating: .first(fact, .wrong, seconds: 8), count: wrong), on: number)
    }
    #expect(ProgressReport(past: [], on: 3).latest == nil)
    let attempts =
      day(1, right: 0, wrong: 9) + day(2, right: 1, wrong: 0) + day(3, right: 3, wrong: 1)
      + day(4, right: 3, wrong: 0)
    let latest = try #require(ProgressReport(past: attempts, on: 10).latest)
    #expect(latest.permilleRight == 875)
    #expect(latest.averageTime == .milliseconds(4_500))
    #expect(latest.answers == 8)
  }

  @Test func `a slip is talked about once, whatever shows it`() {
    let misses = past([
      wrong(Question(7, .multiply, 9), 54), wrong(Question(6, .multiply, 9), 63),
    ])
    let report = ProgressReport(past: misses, on: 0)
    #expect(report.talkingPoints == [.habit(report.habits[0])])
    let apart = past([
      wrong(Question(7, .multiply, 9), 54), .first(Question(3, .multiply, 4)),
      .first(Question(3, .multiply, 5)), .first(Question(3, .multiply, 6)),
      .first(Question(3, .multiply, 7)), .first(Question(4, .multiply, 4)),
      .first(Question(4, .multiply, 5)), .first(Question(4, .multiply, 6)),
      .first(Question(4, .multiply, 7)), .first(Question(5, .multiply, 5)),
      .first(Question(5, .multiply, 6)), wrong(Question(6, .multiply, 9), 63),
    ])
    let few = ProgressReport(past: apart, on: 0)
    #expect(few.habits.isEmpty)
    #expect(
      few.talkingPoints == [
        .shaky(
          AskedQuestion(Question(6, .multiply, 9)), typed: "63",
          Misconception(rawValue: "next-door-fact"))
      ])
  }

  @Test func `of what was hardly asked nothing else is said`() {
    let sums = (1...5).flatMap { first in
      (1...5).map { Attempt.first(Question(first, .add, $0)) }
    }
    func standing(asked count: Int) -> StrandProgress.Standing? {
      let quotients = (2..<(2 + count)).map { Attempt.first(Question(7 * $0, .divide, 7), .wrong) }
      let report = ProgressReport(past: past(sums + quotients), on: 0)
      return report.strands.first { $0.strand == .quotients }?.standing
    }
    #expect(standing(asked: 0) == .hardlyAsked)
    #expect(standing(asked: 2) == .hardlyAsked)
    #expect(standing(asked: 3) == .notYet)
  }

  @Test func `a question that was skipped is no wrong answer`() {
    let (fact, sum) = (Question(7, .multiply, 8), Question(8, .add, 5))
    let attempts =
      past([.first(fact), .first(fact, .skipped), .first(sum, .skipped)], on: 1)
      + past([.first(fact, .skipped)], on: 2)
    let report = ProgressReport(past: attempts, on: 2)
    #expect(report.trend.map(\.day) == [1], "a day of skips has no share")
    #expect(report.trend.map(\.permilleRight) == [1_000])
    #expect(report.trend.map(\.answers) == [1])
    #expect(report.asked == 4 && report.skipped == 3)
    #expect(report.strategies.isEmpty)
  }

  /// Missed and then skipped, found at the second try, found at once, and one that was never tried.
  @Test func `the sums count each question that was answered, also one that was given up`() throws {
    let (fact, other) = (Question(7, .multiply, 8), Question(6, .multiply, 7))
    let day: [Attempt] = [
      .first(fact, .wrong, seconds: 6), .first(fact, .skipped, seconds: 2, number: 2),
      .first(other, .wrong, seconds: 4), .first(other, seconds: 3, number: 2),
      .first(Question(3, .multiply, 4), seconds: 3), .first(Question(48, .add, 7), .skipped),
    ]
    let report = ProgressReport(past: past(day, on: 1) + past(day, on: 2), on: 2)
    #expect(report.asked == 8 && report.skipped == 2)
    #expect(report.trend.map(\.answers) == [3, 3])
    #expect(report.trend.map(\.permilleRight) == [333, 333])
    #expect(report.trend.map(\.averageTime) == [.seconds(6), .seconds(6)])
    let cell = try #require(report.grid(of: .multiply)?.rows[6][7])
    #expect(cell.answers == 2 && cell.state == .shaky)
  }

  @Test func `the trend has a point for each day of the last four weeks`() {
    let fact = Question(7, .multiply, 8)
    let attempts =
      past([.first(fact)], on: 0) + past([.first(fact), .first(fact, .wrong)], on: 30)
      + past([.first(fact, seconds: 4)], on: 31)
    let trend = ProgressReport(past: attempts, on: 31).trend
    #expect(trend.map(\.day) == [30, 31])
    #expect(trend.map(\.permilleRight) == [500, 1000])
    #expect(trend.map(\.averageTime) == [.seconds(2), .seconds(4)])
    #expect(trend.map(\.answers) == [2, 1])
  }

  @Test func `there are five things to talk about, the good one first`() {
    let fluent = Question(4, .multiply, 8)
    let attempts =
      LastingPast.until(8, with: fluent)
      + past(
        [wrong(Question(63, .subtract, 29), 46), wrong(Question(52, .subtract, 17), 45)]
          + [wrong(Question(64, .add, 36), 90), wrong(Question(64, .add, 36), 90)]
          + [wrong(Question(7, .multiply, 9), 54), wrong(Question(6, .multiply, 8), 999)]
          + [
            .first(Question(3, .multiply, 7), seconds: 9),
            .first(Question(7, .multiply, 3), seconds: 8),
          ], on: 9)
    let report = ProgressReport(past: attempts, on: 9)
    #expect(
      report.newlyFluent.contains(
        FluentFact(question: fluent, firstTime: .seconds(2), bestTime: .seconds(2))))
    let sum = Question(64, .add, 36)
    #expect(
      report.talkingPoints == [
        .becameFluent(report.newlyFluent[0].question),
        .habit(report.habits[0]), .habit(report.habits[1]),
        .shaky(AskedQuestion(Question(6, .multiply, 8)), typed: "999", nil),
        .shaky(
          AskedQuestion(Question(7, .multiply, 9)), typed: "54",
          Misconception(rawValue: "next-door-fact")),
      ])
    #expect(
      report.habits.map(\.examples.first?.asked.question) == [sum, Question(52, .subtract, 17)])
  }

  @Test func `a way to work out larger numbers that fails goes before single facts`() {
    let sum = Question(64, .add, 36)
    let attempts = past(
      Array(repeating: .first(Question(12, .multiply, 11), seconds: 9), count: 3)
        + [.first(sum), .first(sum)] + Array(repeating: wrong(sum, 999), count: 7))
    let report = ProgressReport(past: attempts, on: 0)
    #expect(
      report.talkingPoints == [
        .way(Strategy(for: sum), example: sum, missed: 5, of: 5),
        .slow(Question(12, .multiply, 11), best: .seconds(9)),
      ])
    #expect(report.talkingPoints.map(\.activity) == [.swapOnes, .daily])
  }

  @Test func `one miss of a way is no reason to talk`() {
    let sum = Question(64, .add, 36)
    #expect(ProgressReport(past: past([wrong(sum, 999)]), on: 0).talkingPoints.isEmpty)
  }

  @Test func `each pattern of wrong answers has something to do at the kitchen table`() {
    for misconception in Misconception.allCases {
      #expect(Misconception.activities[misconception.rawValue] != nil, "\(misconception.rawValue)")
    }
    #expect(Misconception.activities.count == Misconception.allCases.count)
    let rows = TalkingPoint.shaky(
      AskedQuestion(Question(7, .multiply, 8)), typed: "55", Misconception(rawValue: "one-out"))
    #expect(rows.activity == .rows, "steps on a line are no help with a product")
  }

  @Test(arguments: [
    (Question(8, .add, 7), "14", "took-double", HomeActivity.eggBox),
    (Question(17, .add, 16), "34", "took-double", .swapOnes),
    (Question(3, .add, 4), "6", "took-double", .steps),
    (Question(46, .add, 5), "50", "counted-start", .steps),
    (Question(47, .add, 31), "79", "one-out", .tensAndOnes),
    (Question(29, .subtract, 1), "20", "", .steps), (Question(9, .subtract, 2), "5", "", .steps),
    (Question(9, .subtract, 7), "5", "", .story),
    (Question(15, .subtract, 8), "9", "", .eggBox),
    (Question(52, .subtract, 17), "99", "", .openTen),
    (Question(6, .multiply, 10), "61", "", .rows), (Question(7, .multiply, 9), "64", "", .box),
    (Question(60, .divide, 10), "9", "", .groups), (Question(63, .divide, 9), "9", "", .turn),
  ])
  func `what is to be done at the kitchen table can be done with the numbers`(
    question: Question, typed: String, pattern: String, activity: HomeActivity
  ) {
    let point = TalkingPoint.shaky(
      AskedQuestion(question), typed: typed, Misconception(rawValue: pattern))
    #expect(point.activity == activity)
  }

  @Test func `what fades is worth a word, with its days`() {
    let fact = Question(7, .multiply, 8)
    let report = ProgressReport(past: past([.first(fact), .first(fact)]), on: 100)
    #expect(report.talkingPoints == [.fading(fact, days: 100)])
    #expect(report.newlyFluent.isEmpty)
  }

  @Test func `what was missed when it was asked last is not said to fade`() {
    let fact = Question(7, .multiply, 8)
    let attempts = (0..<5).map { PastAttempt(.first(fact), on: $0) }
    let last = PastAttempt(.first(fact, .wrong), on: 4)
    let memory = Past(attempts + [last]).model.memory(of: LearningItem(fact), on: 100)
    #expect(memory.isFading(on: 100), "else it would not be said anyway")
    let report = ProgressReport(past: attempts + [last], on: 100)
    #expect(
      !report.talkingPoints.contains { if case .fading = $0 { true } else { false } },
      "\(report.talkingPoints)")
  }
}
