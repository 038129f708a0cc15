import Basics
import Quiz
import TestPasts
import Testing

/// A practice in which a way was shown first: it goes on as ever, and counts nowhere.
struct ExampleSessionTests {
  private static let question = Question(7, .multiply, 8)

  private static func session(_ form: QuestionForm) -> PracticeSession {
    var session = PracticeSession(options: PracticeOptions(minutes: 1), startingAt: .start)
    session.ask(AskedQuestion(question, as: form), at: .start)
    return session
  }

  private static func at(_ seconds: Int) -> Instant { Instant(sinceStart: .seconds(seconds)) }

  @Test func `it is not right first time, and the score does not know it`() {
    for form in [QuestionForm.shown, .begun] {
      var session = Self.session(form)
      guard case .right(let attempt) = session.submit("56", grade: .correct, at: Self.at(5)) else {
        Issue.record("it was right")
        return
      }
      #expect(attempt.form == form)
      #expect(attempt.hintsSeen == form.rungsShown)
      #expect(!attempt.isAlone)
      session.ask(Question(2, .add, 2), at: Self.at(6))
      _ = session.submit("4", grade: .correct, at: Self.at(8))
      let summary = SessionSummary(attempts: session.attempts)
      #expect(summary.score == 1)
      #expect(summary.asked == 1)
      #expect(summary.permille == 1_000)
      #expect(summary.all.map(\.form) == [form, .plain])
    }
  }

  @Test func `a miss after it shows the worked answer or the next rung`() {
    var shown = Self.session(.shown)
    guard case .wrong(_, .worked) = shown.submit("54", grade: .incorrect(value: 54), at: Self.at(5))
    else {
      Issue.record("all rungs were shown")
      return
    }
    var begun = Self.session(.begun)
    guard
      case .wrong(_, .rung(2)) = begun.submit("54", grade: .incorrect(value: 54), at: Self.at(5))
    else {
      Issue.record("the first rung was shown")
      return
    }
  }

  @Test func `the clock stands still while it is read, and a perfect practice stays perfect`() {
    var session = Self.session(.shown)
    #expect(session.remaining(at: Self.at(10)) == .seconds(60))
    _ = session.submit("56", grade: .correct, at: Self.at(10))
    for number in 1...5 {
      session.ask(Question(20, .add, number), at: Self.at(10 + number))
      _ = session.submit("\(20 + number)", grade: .correct, at: Self.at(11 + number))
    }
    let played = PlayedSession(session.attempts, minutes: 1, ranOut: true)
    #expect(Reward(played).award == .trophy)
    #expect(PlayedSession(session.attempts, minutes: 1, ranOut: true).toMend == [])
  }

  @Test func `one that was missed or skipped is not left open`() {
    var session = Self.session(.shown)
    _ = session.submit("54", grade: .incorrect(value: 54), at: Self.at(5))
    _ = session.skip(at: Self.at(6))
    #expect(SessionSummary(attempts: session.attempts).results == [])
    #expect(PlayedSession(session.attempts, minutes: 1, ranOut: true).toMend == [])
    #expect(!SessionSummary(attempts: session.attempts).isNothingOpen, "and yet it was not found")
    let past = session.attempts.map { PastAttempt($0, on: 0) }
    #expect(weakFacts(from: past, on: 0) == [])
  }

  @Test func `no tip is offered to who reads it`() {
    var session = Self.session(.shown)
    #expect(session.advance(to: Self.at(50)).contains(.hintTip) == false)
  }

  @Test func `it is no look at a tip`() {
    let attempt = Attempt(
      question: Self.question, as: .shown, typed: "56", outcome: .right, tryNumber: 1,
      time: .seconds(3), hintsSeen: 2)
    let garden = Garden()
    #expect(!Goal.lookAtTip.isMet(GoalEvidence(attempts: [attempt], garden: garden, on: 0)))
  }
}
