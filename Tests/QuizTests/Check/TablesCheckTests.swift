import Basics
import Quiz
import Testing

struct TablesCheckTests {
  private static let questions = [
    Question(7, .multiply, 8), Question(6, .multiply, 9), Question(12, .multiply, 3),
  ]

  private static func at(_ seconds: Double) -> Instant {
    Instant(sinceStart: .milliseconds(Int(seconds * 1_000)))
  }

  /// A check whose first question opened after 3 seconds.
  private static func asking() -> TablesCheck {
    var check = TablesCheck(questions: questions, startingAt: .start)
    _ = check.advance(to: at(3), typed: "")
    return check
  }

  @Test func `a question opens after three seconds and waits for six`() {
    var check = TablesCheck(questions: Self.questions, startingAt: .start)
    #expect(check.advance(to: Self.at(2.999), typed: "") == [])
    #expect(check.open == nil)
    #expect(check.submit("56", at: Self.at(2.999)) == nil)
    #expect(
      check.advance(to: Self.at(3), typed: "") == [.question(Self.questions[0], number: 1)])
    #expect(check.open == Self.questions[0])
    #expect(check.remaining(at: Self.at(5)) == .seconds(4))
    #expect(check.phaseEnd == Self.at(9))
    #expect(check.advance(to: Self.at(8.999), typed: "5") == [])
  }

  @Test func `an answer is kept with its time, and the next question follows a pause`() {
    var check = Self.asking()
    let attempt = check.submit("56", at: Self.at(5.5))
    #expect(
      attempt
        == Attempt(
          question: Self.questions[0], typed: "56", outcome: .right, tryNumber: 1,
          time: .milliseconds(2_500)))
    #expect(check.phase == .pause(until: Self.at(8.5)))
    #expect(
      check.advance(to: Self.at(8.5), typed: "") == [.question(Self.questions[1], number: 2)])
  }

  @Test func `a wrong answer is one try, with the pattern it fits`() {
    var check = Self.asking()
    let attempt = check.submit("48", at: Self.at(4))
    #expect(attempt?.outcome == .wrong)
    #expect(attempt?.diagnosis == Diagnosis(of: 48, to: Self.questions[0])?.misconception.rawValue)
    #expect(attempt?.diagnosis != nil)
    #expect(check.open == nil)
  }

  @Test(arguments: [("56", Attempt.Outcome.right), ("5", .wrong), ("", .wrong)])
  func `what was typed when the time is over counts`(typed: String, outcome: Attempt.Outcome) {
    var check = Self.asking()
    guard case .timeOver(let attempt)? = check.advance(to: Self.at(9.01), typed: typed).first
    else {
      Issue.record("the time is over")
      return
    }
    #expect(attempt.typed == typed)
    #expect(attempt.outcome == outcome)
    #expect(attempt.time == .seconds(6))
    #expect(check.phase == .pause(until: Self.at(12)))
  }

  @Test func `what cannot be read is no answer`() {
    var check = Self.asking()
    for typed in ["", "seven", "7 × 8"] { #expect(check.submit(typed, at: Self.at(4)) == nil) }
    #expect(check.open != nil)
  }

  @Test func `a machine that was busy takes one question at most`() {
    var check = Self.asking()
    let moments = check.advance(to: Self.at(1_000), typed: "56")
    #expect(moments.count == 2)
    #expect(moments.last == .question(Self.questions[1], number: 2))
    #expect(check.remaining(at: Self.at(1_000)) == .seconds(6))
  }

  @Test func `after the last answer it is finished`() {
    var check = Self.asking()
    var now = 3.0
    for question in Self.questions {
      _ = check.advance(to: Self.at(now), typed: "")
      #expect(check.submit(String(question.answer), at: Self.at(now + 1))?.outcome == .right)
      now += 4
    }
    #expect(check.phase == .finished)
    #expect(check.phaseEnd == nil)
    #expect(check.advance(to: Self.at(1_000), typed: "") == [])
    #expect(check.submit("1", at: Self.at(1_000)) == nil)
    #expect(TablesCheckResult(attempts: check.attempts).right == 3)
  }

  @Test func `a check without questions is finished at once`() {
    #expect(TablesCheck(questions: [], startingAt: .start).phase == .finished)
  }
}
