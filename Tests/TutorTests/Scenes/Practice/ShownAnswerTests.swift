import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// What a child types while the answer is shown and is to be typed once.
struct ShownAnswerTests {
  /// A practice whose open question is worked out.
  private static func shown(_ language: Language = .english) -> Talk {
    var settings = Settings()
    settings.animation = false
    settings.language = .language(language)
    var talk = Talk.practising(settings: settings)
    for miss in [511, 622, 733] { talk.answer(offBy: miss) }
    return talk
  }

  private static func said(to typed: String, in talk: Talk) -> String {
    var talk = talk
    return talk.reply(to: typed)
  }

  /// What a child may say then, and with which word Robo answers before the line.
  private static let replies = [
    ("idk", "shown"), ("help", "shown"), ("wtf", "swear.worked"), ("banana", "unknown.worked"),
    ("i hate this", "angry.worked"), ("yes", "copy"), ("...", "copy"),
  ]

  @Test func `the key for a tip is dark while there is nothing new to show`() {
    var talk = Talk.practising()
    #expect(talk.chat?.keypad?.isHintSpent == false)
    talk = Self.shown()
    #expect(talk.chat?.keypad?.isHintSpent == true)
    talk.answer()
    talk.wait(.seconds(2))
    #expect(talk.chat?.keypad?.isHintSpent == false)
  }

  @Test func `what is shown when the child stops was asked and not found, and is kept once`() {
    var talk = Talk.practising()
    for _ in 0..<3 {
      talk.type("help")
      talk.wait(.seconds(2))
    }
    #expect(talk.attempts == [])
    talk.stop()
    talk.wait(.seconds(2))
    #expect(talk.attempts.map(\.outcome) == [.revealed])
    talk.type("go on")
    talk.wait(.seconds(2))
    talk.stop()
    #expect(talk.attempts.map(\.outcome) == [.revealed])
  }

  @Test(arguments: Language.allCases)
  func `each word is answered, then comes the line`(language: Language) throws {
    let talk = Self.shown(language)
    let texts = Texts(language)
    let question = try #require(talk.question)
    let line = texts(
      .questionType, ["question": "\(question)", "answer": String(question.answer)])
    for (typed, reply) in Self.replies {
      #expect(
        Self.said(to: typed, in: talk) == texts.text(key: "reply.\(reply)") + "\n" + line,
        "\(typed)")
    }
    #expect(!Self.said(to: "lol", in: talk).contains("= ?"), "nothing is asked beside the line")
  }

  @Test(arguments: ["my teacher says it is {n}", "{n}", "my mum says {n}", "its {n}"])
  func `another number is checked with the child, and nothing is counted`(claim: String) throws {
    var talk = Self.shown()
    let question = try #require(talk.question)
    let (answer, other) = (question.answer, question.answer + 30)
    let said = Self.said(to: claim.replacing("{n}", with: String(other)), in: talk)
    #expect(said.hasPrefix("\(other)? Not that one. Look:\n"))
    #expect(said.hasSuffix("\nNow type it: \(question) = \(answer)"))
    talk.effects = []
    talk.type("my teacher says it is \(other)")
    talk.type(String(answer))
    #expect(talk.attempts.map(\.outcome) == [.revealed])
  }

  @Test func `the same is not said to each number, only what to type`() throws {
    var talk = Self.shown()
    let question = try #require(talk.question)
    talk.type("1")
    #expect(
      Self.said(to: "2", in: talk) == "Now type it: \(question) = \(question.answer)")
    talk.type("2")
    #expect(Self.said(to: "3", in: talk).hasPrefix("Type it, or say skip. Both are fine."))
    talk.type("3")
    #expect(
      Self.said(to: "4", in: talk) == "Now type it: \(question) = \(question.answer)")
    talk.answer()
    talk.wait(.seconds(3))
    for miss in [511, 622, 733] { talk.answer(offBy: miss) }
    #expect(Self.said(to: "1", in: talk).hasPrefix("1? Not that one."), "at the next question")
  }

  @Test func `no tip is offered where nothing is left to find`() {
    for typed in ["wtf", "i hate this"] {
      var talk = Self.shown()
      talk.type(typed)
      #expect(talk.conversation.practice?.talk.offered.contains(.tip) == false)
    }
  }

  @Test(arguments: [
    (Question(8, .add, 7), ["15 − 7 = 8", "8 + 7 = 15"]),
    (Question(15, .subtract, 7), ["8 + 7 = 15", "15 − 7 = 8"]),
    (Question(56, .divide, 7), ["7 × 8 = 56", "56 ÷ 7 = 8"]),
    (Question(7, .multiply, 8), ["6 × 8 = 48", "48 + 8 = 56"]),
    (Question(12, .multiply, 2), ["1 × 12 = 12", "12 + 12 = 24"]),
    (Question(1, .multiply, 4), ["4 ÷ 4 = 1", "1 × 4 = 4"]),
    (Question(0, .multiply, 5), ["0 × 5 = 0"]),
    (Question(0, .multiply, 0), ["0 × 0 = 0"]),
  ])
  func `the check goes the way back, or one group on`(question: Question, equations: [String]) {
    #expect(AnswerCheck(of: AskedQuestion(question), groups: .first).equations == equations)
  }

  @Test func `where the second factor counts the groups, one group less is the second factor`() {
    let check = AnswerCheck(of: AskedQuestion(Question(4, .multiply, 2)), groups: .second)
    #expect(check.equations == ["4 × 1 = 4", "4 + 4 = 8"])
  }

  @Test func `every check is true`() {
    for question in Question.all {
      let checks = FactorPosition.allCases.map {
        AnswerCheck(of: AskedQuestion(question), groups: $0)
      }
      for equation in checks.flatMap(\.equations) {
        let reading = TypedReader().read(equation, at: AskedQuestion(Question(90, .add, 9)))
        if case .offEquation = reading { Issue.record("\(equation)") }
      }
    }
  }
}
