import Basics
import Quiz
import Testing

struct PracticeSessionTests {
  private let question = Question(7, .multiply, 8)
  private func at(_ seconds: Double) -> Instant { Instant(sinceStart: .seconds(seconds)) }

  private func session(minutes: Int = 1, asking question: Question? = nil) -> PracticeSession {
    var session = PracticeSession(options: PracticeOptions(minutes: minutes), startingAt: at(0))
    if let question { session.ask(question, at: at(0)) }
    return session
  }

  @Test func `the time left counts down to zero and stays there`() {
    let session = session(minutes: 2)
    #expect(session.remaining(at: at(0)) == .seconds(120))
    #expect(session.remaining(at: at(30)) == .seconds(90))
    #expect(session.remaining(at: at(500)) == .zero)
  }

  @Test func `a right answer closes the question with its time`() {
    var session = session(asking: question)
    let result = session.submit("56", grade: .correct, at: at(4))
    let attempt = Attempt(
      question: question, typed: "56", outcome: .right, tryNumber: 1, time: .seconds(4))
    #expect(result == .right(attempt))
    #expect(session.open == nil)
    #expect(session.attempts == [attempt])
  }

  @Test func `three misses climb the ladder to the worked answer, which is typed once`() {
    var session = session(asking: question)
    func miss(_ second: Double) -> Help? {
      guard
        case .wrong(_, let help) = session.submit(
          "50", grade: .incorrect(value: 50), at: at(second))
      else { return nil }
      return help
    }
    #expect(miss(5) == .rung(1))
    #expect(miss(10) == .rung(2))
    #expect(miss(15) == .worked)
    #expect(session.submit("54", grade: .incorrect(value: 54), at: at(16)) == .copyAgain)
    guard case .copied(let attempt) = session.submit("56", grade: .correct, at: at(20)) else {
      Issue.record("the worked answer was typed")
      return
    }
    #expect(attempt.outcome == .revealed)
    #expect(attempt.tryNumber == 4)
    #expect(session.open == nil)
    #expect(session.attempts.map(\.outcome) == [.wrong, .wrong, .wrong, .revealed])
    #expect(session.attempts.map(\.hintsSeen) == [0, 1, 2, 2])
  }

  @Test func `three wishes walk the ladder to the worked answer`() {
    var session = session(asking: question)
    #expect(session.requestHint(at: at(1)) == .rung(1))
    #expect(session.requestHint(at: at(1.6)) == nil, "a bouncing key")
    #expect(session.requestHint(at: at(4)) == .rung(2))
    #expect(session.requestHint(at: at(9)) == .worked)
    #expect(session.requestHint(at: at(12)) == nil, "it is shown already")
  }

  @Test func `help begins above the first rung where its step was typed before it was seen`() {
    var session = session(asking: question)
    guard
      case .wrong(_, .rung(2)) = session.submit(
        "35", grade: .incorrect(value: 35), isFirstStep: true, at: at(3))
    else {
      Issue.record("the second rung")
      return
    }
    #expect(session.open?.hintsSeen == 1)
    #expect(session.requestHint(at: at(6)) == .worked)
  }

  @Test func `a slip passes no rung, nor does the step of a rung that was seen`() {
    var session = session(asking: question)
    let slip = Diagnosis(of: 65, to: question)
    _ = session.submit(
      "65", grade: .incorrect(value: 65), diagnosis: slip, isFirstStep: true, at: at(1))
    #expect(session.requestHint(at: at(3)) == .rung(1))
    _ = session.submit("35", grade: .incorrect(value: 35), isFirstStep: true, at: at(5))
    #expect(session.open?.hintsSeen == 2)
  }

  @Test func `a miss goes on along the same ladder as a wish`() {
    var session = session(asking: question)
    #expect(session.requestHint(at: at(1)) == .rung(1))
    _ = session.submit("54", grade: .incorrect(value: 54), at: at(4))
    #expect(session.open?.hintsSeen == 2)
    #expect(session.requestHint(at: at(8)) == .worked)
  }

  @Test func `a slip is forgiven once`() {
    var session = session(asking: question)
    let slip = Diagnosis(of: 65, to: question)
    guard
      case .slip(let attempt) = session.submit(
        "65", grade: .incorrect(value: 65), diagnosis: slip, at: at(3))
    else {
      Issue.record("the digits were swapped")
      return
    }
    #expect(attempt.outcome == .slip)
    #expect(attempt.diagnosis == "swapped-digits")
    #expect(session.open?.misses == 0)
    #expect(session.open?.hintsSeen == 0)
    guard
      case .wrong(_, .rung(1)) = session.submit(
        "65", grade: .incorrect(value: 65), diagnosis: slip, at: at(6))
    else {
      Issue.record("the second slip is a miss")
      return
    }
  }

  @Test func `a copied number and swapped digits are forgiven twice, a missed key always`() {
    func outcomes(_ question: Question, _ typed: Int) -> [Attempt.Outcome] {
      var session = session(asking: question)
      for round in [0.0, 1, 2, 3] {
        if round > 0 { session.ask(question, at: at(10 * round)) }
        _ = session.submit(
          "\(typed)", grade: .incorrect(value: typed),
          diagnosis: Diagnosis(of: typed, to: question),
          at: at(10 * round + 3))
        _ = session.submit(
          "\(question.answer)", grade: .correct, at: at(10 * round + 6))
      }
      return session.attempts.filter { $0.outcome != .right }.map(\.outcome)
    }
    #expect(outcomes(Question(9, .add, 8), 8) == [.slip, .slip, .wrong, .wrong])
    #expect(outcomes(Question(7, .multiply, 5), 53) == [.slip, .slip, .wrong, .wrong])
    #expect(outcomes(Question(34, .add, 22), 566) == [.slip, .slip, .slip, .slip])
  }

  @Test func `words about a miss stand for the first rung`() {
    let question = Question(35, .add, 27)
    var session = session(asking: question)
    guard
      case .wrong(let attempt, nil) = session.submit(
        "52", grade: .incorrect(value: 52), diagnosis: Diagnosis(of: 52, to: question), at: at(3))
    else {
      Issue.record("the carried ten was forgotten, and that is said first")
      return
    }
    #expect(attempt.diagnosis == "forgot-carry")
    #expect(session.open?.hintsSeen == 0)
    guard case .wrong(_, .rung(1)) = session.submit("9", grade: .incorrect(value: 9), at: at(6))
    else {
      Issue.record("the second miss brings the idea, which was not on show yet")
      return
    }
    guard case .wrong(_, .worked) = session.submit("8", grade: .incorrect(value: 8), at: at(9))
    else {
      Issue.record("the last miss brings the way as a whole")
      return
    }
  }

  @Test func `the words about a miss stand alone only where they say what to do`() {
    func help(after typed: Int, to question: Question, hintFirst: Bool = false) -> Help? {
      var session = session(asking: question)
      if hintFirst { _ = session.requestHint(at: at(1)) }
      guard
        case .wrong(_, let help) = session.submit(
          String(typed), grade: .incorrect(value: typed),
          diagnosis: Diagnosis(of: typed, to: question), at: at(3))
      else { return .worked }
      return help
    }
    #expect(help(after: 7, to: Question(4, .add, 4)) == nil)
    #expect(help(after: 49, to: Question(5, .multiply, 10)) == .rung(1), "one out says no way")
    #expect(help(after: 63, to: Question(35, .add, 27)) == .rung(1), "too far to count on")
    #expect(help(after: 7, to: Question(4, .add, 4), hintFirst: true) == .rung(2))
  }

  @Test func `the clock stands still while a hint is new`() {
    var session = session(asking: question)
    _ = session.requestHint(at: at(5))
    #expect(session.remaining(at: at(25)) == .seconds(55))
    #expect(session.remaining(at: at(26)) == .seconds(54))
    guard case .right(let attempt) = session.submit("56", grade: .correct, at: at(27)) else {
      Issue.record("the answer was right")
      return
    }
    #expect(attempt.time == .seconds(7))
    #expect(attempt.hintsSeen == 1)
  }

  @Test func `a pause is no time of the question`() {
    var session = session(asking: question)
    session.pause(.user, at: at(2))
    session.resume(.user, at: at(60))
    #expect(session.questionTime(at: at(61)) == .seconds(3))
    #expect(session.remaining(at: at(61)) == .seconds(57))
  }

  @Test func `nonsense and answers without a question count nothing`() {
    var session = session(asking: question)
    #expect(session.submit("", grade: .unreadable, at: at(1)) == .ignored)
    _ = session.skip(at: at(2))
    #expect(session.submit("56", grade: .correct, at: at(3)) == .ignored)
    #expect(session.attempts.map(\.outcome) == [.skipped])
    #expect(session.skip(at: at(4)) == nil)
  }

  @Test func `long answers are cut`() {
    var session = session(asking: question)
    _ = session.submit(String(repeating: "1", count: 300), grade: .incorrect(value: nil), at: at(1))
    #expect(session.attempts.first?.typed.count == 100)
  }

  @Test func `time is announced at 60, 30 and 10 seconds, each once`() {
    var session = session(minutes: 2)
    var said: [SessionMoment] = []
    for second in 0...130 { said += session.advance(to: at(Double(second))) }
    #expect(
      said == [.timeLeft(.minute), .timeLeft(.halfMinute), .timeLeft(.tenSeconds), .finished])
  }

  @Test func `half of the time is announced where no other word says the same`() {
    for minutes in PracticeOptions.allowedMinutes {
      var session = session(minutes: minutes)
      var halves: [Int] = []
      for second in 0...(minutes * 60 + 20) {
        if session.advance(to: at(Double(second))) == [.halfTime] { halves.append(second) }
      }
      #expect(halves == (minutes < 3 ? [] : [minutes * 30]), "\(minutes) minutes")
    }
  }

  @Test func `a session of one minute does not begin with an announcement`() {
    var session = session(minutes: 1)
    #expect(session.advance(to: at(0)) == [])
    #expect(session.advance(to: at(1)) == [])
  }

  @Test func `after a gap only the last announcement is made`() {
    var session = session(minutes: 2)
    #expect(session.advance(to: at(111)) == [.timeLeft(.tenSeconds)])
    #expect(session.advance(to: at(112)) == [])
  }

  @Test func `the open question may be finished within ten seconds`() {
    var session = session(asking: question)
    #expect(session.advance(to: at(60)) == [.lastQuestion])
    #expect(!session.isOver(at: at(69)))
    #expect(session.advance(to: at(69)) == [])
    _ = session.submit("56", grade: .correct, at: at(69))
    #expect(session.isOver(at: at(69)))
    #expect(session.advance(to: at(69)) == [.finished])
    #expect(session.advance(to: at(70)) == [])
    #expect(session.attempts.count == 1)
  }

  @Test func `after the grace period it is over`() {
    var session = session(asking: question)
    _ = session.advance(to: at(60))
    #expect(session.advance(to: at(70)) == [.finished])
    #expect(session.isOver(at: at(70)))
  }

  @Test func `what is being typed is not cut off`() {
    var session = session(asking: question)
    session.noteTyping(at: at(66))
    #expect(session.advance(to: at(70)) == [.lastQuestion])
    session.noteTyping(at: at(75))
    #expect(session.advance(to: at(84)) == [])
    #expect(session.advance(to: at(85)) == [.finished])
  }

  @Test func `without a clock the session goes on until the child stops`() {
    var session = PracticeSession(options: PracticeOptions(), isTimed: false, startingAt: at(0))
    #expect(session.advance(to: at(290)) == [])
    session.ask(question, at: at(1_000))
    #expect(session.advance(to: at(1_010)) == [.hintTip])
    #expect(!session.isOver(at: at(5_000)))
    #expect(session.questionTime(at: at(1_020)) == .seconds(20))
  }

  @Test func `a child who thinks for long is told about hints once`() {
    var session = session(minutes: 5, asking: question)
    #expect(session.advance(to: at(7.9)) == [])
    #expect(session.advance(to: at(8)) == [.hintTip])
    #expect(session.advance(to: at(9)) == [])
    session.usualTime = .seconds(6)
    session.ask(Question(3, .add, 4), at: at(10))
    #expect(session.advance(to: at(21)) == [])
    #expect(session.advance(to: at(22)) == [.hintTip])
  }

  @Test func `who has tried or asked is not told about hints`() {
    var session = session(minutes: 5, asking: question)
    _ = session.requestHint(at: at(1))
    #expect(session.advance(to: at(60)) == [])
  }
}
