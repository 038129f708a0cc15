import TestPasts
import Testing

@testable import Quiz

/// Where several learners stand, and what several of them need.
struct FamilyReportTests {
  private static func first(
    _ question: Question, typed: Int? = nil, on day: Int, milliseconds: Int = 2_000
  ) -> PastAttempt {
    let typed = typed ?? question.answer
    let isRight = typed == question.answer
    return PastAttempt(
      Attempt(
        question: question, typed: String(typed), outcome: isRight ? .right : .wrong, tryNumber: 1,
        time: .milliseconds(milliseconds),
        diagnosis: Diagnosis(of: typed, to: question)?.misconception.rawValue), on: day)
  }

  private static func report(_ past: [PastAttempt], on day: Int = 10) -> ProgressReport {
    ProgressReport(past: past, on: day)
  }

  private static func member(_ name: String, _ past: [PastAttempt]) -> FamilyReport.Member {
    FamilyReport.Member(name: name, report: report(past), weeklyGoal: 0)
  }

  private static func missed(_ question: Question, _ typed: Int) -> [PastAttempt] {
    [8, 9].map { first(question, typed: typed, on: $0) }
  }

  @Test func `what works is no need, and what is missed is one`() throws {
    let fluent = (8...10).flatMap { day in
      (2...11).map { Self.first(Question($0, .multiply, 11), on: day, milliseconds: 1_000) }
    }
    let member = Self.member("Mina", fluent + Self.missed(Question(7, .multiply, 8), 55))
    #expect(member.report.talkingPoints.contains { $0.need == nil })
    #expect(!member.needs.isEmpty && member.needs.allSatisfy { $0.need != nil })
    #expect(member.needs.count < member.report.talkingPoints.count)
  }

  @Test func `what several need is named once with all of them, what most need first`() {
    let nine = Self.missed(Question(13, .subtract, 6), 9)
    let eight = Self.missed(Question(7, .multiply, 8), 50)
    let family = FamilyReport([
      Self.member("Ada", nine + eight), Self.member("Mina", eight),
      Self.member("Tom", eight + nine),
      Self.member("Zoe", Self.missed(Question(4, .multiply, 7), 50)),
    ])
    #expect(family.shared.map(\.names) == [["Ada", "Mina", "Tom"], ["Ada", "Tom"]])
    let asked = family.shared.map { $0.point.asked?.question }
    #expect(asked == [Question(7, .multiply, 8), Question(13, .subtract, 6)])
  }

  @Test func `several days as one are the last of them, each answer counting alike`() throws {
    let days = [
      TrendPoint(day: 4, answers: 1, permilleRight: 1_000, averageTime: .seconds(1)),
      TrendPoint(day: 7, answers: 3, permilleRight: 0, averageTime: .seconds(5)),
      TrendPoint(day: 6, answers: 0, permilleRight: 0, averageTime: .zero),
    ]
    let mean = try #require(TrendPoint.mean(of: days))
    #expect(
      mean == TrendPoint(day: 7, answers: 4, permilleRight: 250, averageTime: .seconds(4)))
    #expect(TrendPoint.mean(of: days.suffix(1)) == nil)
  }

  @Test func `a goal of one day is one, and one of none is none`() throws {
    let report = Self.report([Self.first(Question(2, .add, 9), on: 4)])
    let goal = try #require(WeeklyGoal(days: 1, in: report))
    #expect(goal.practised == 1 && goal.isReached)
    #expect(WeeklyGoal(days: 0, in: report) == nil)
    #expect(WeeklyGoal(days: 2, in: report)?.isReached == false)
  }

  @Test func `the week has the last seven days, today among them`() {
    let days = (1...12).map { Self.first(Question(2, .add, 9), on: $0) }
    #expect(Self.report(days, on: 12).week.map(\.day) == Array(6...12))
  }
}
