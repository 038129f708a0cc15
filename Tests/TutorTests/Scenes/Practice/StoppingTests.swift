import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// Stopping asks once and can be taken back.
struct StoppingTests {
  private let ask = Texts(.english)(.stopAsk)

  @Test(arguments: ["q", "stop", "bye", "Quit!"])
  func `stopping asks once`(typed: String) {
    var talk = Talk.practising()
    talk.answer()
    talk.type(typed)
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix(ask))
    #expect(talk.question != nil)
    talk.type(typed)
    #expect(talk.question == nil)
    #expect(talk.effects.contains { if case .endSession = $0 { true } else { false } })
  }

  @Test(arguments: ["", "no", "  "])
  func `Enter goes on, with the question once more`(typed: String) throws {
    var talk = Talk.practising()
    let question = try #require(talk.question)
    talk.type("q")
    talk.type(typed)
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix("What is \(question)?"))
    talk.type("q")
    #expect(talk.question == question, "it asks anew")
  }

  @Test func `an answer goes on too, and counts`() {
    var talk = Talk.practising()
    talk.type("q")
    talk.answer()
    #expect(talk.attempts.map(\.outcome) == [.right])
    talk.type("q")
    #expect(talk.question != nil, "it asks anew")
  }

  @Test func `who asks for a tip or opens a page goes on`() {
    var talk = Talk.practising()
    talk.type("q")
    talk.send(.key(.character("?")))
    talk.type("q")
    #expect(talk.question != nil, "it asks anew")
    talk.send(.pressed(.header))
    talk.send(.key(.enter))
    talk.type("q")
    #expect(talk.question != nil, "it asks anew")
  }

  @Test func `who goes on is asked the question as it stands`() throws {
    var talk = Talk.practising()
    let question = try #require(talk.question)
    talk.wait(.seconds(3))
    talk.answer(offBy: 500)
    talk.type("q")
    talk.type("")
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix("Try again: \(question)"))
    for miss in [611, 722] { talk.answer(offBy: miss) }
    talk.type("q")
    talk.type("no")
    talk.wait(.seconds(3))
    #expect(talk.words.hasSuffix("Type it once: \(question) = \(question.answer)"))
  }

  @Test func `to stop when only the last question was left takes no trophy away`() {
    var talk = Talk.practising(minutes: 1)
    for _ in 0..<5 {
      talk.wait(.milliseconds(800))
      talk.answer()
    }
    talk.wait(.seconds(62))
    #expect(talk.question != nil, "the last question is open")
    talk.stop()
    talk.wait(.seconds(3))
    #expect(talk.words.contains("🏆"))
  }

  @Test func `yes stops`() {
    var talk = Talk.practising()
    talk.type("q")
    talk.type("yes")
    #expect(talk.question == nil)
  }

  @Test(arguments: [(5, false, false), (19, false, false), (20, false, true), (5, true, true)])
  func `a stopped practice has its trophy only from twenty questions on`(
    questions: Int, ranOut: Bool, isWon: Bool
  ) {
    var talk = Talk.practising(minutes: 1)
    for _ in 0..<questions {
      talk.wait(.milliseconds(800))
      talk.answer()
    }
    if ranOut { talk.wait(.seconds(100)) } else { talk.stop() }
    talk.wait(.seconds(3))
    #expect(talk.words.contains("🏆") == isWon)
    #expect((talk.conversation.after?.confetti != nil) == isWon)
    #expect(talk.words.contains("right. See you!") == (!isWon && !ranOut))
  }
}
