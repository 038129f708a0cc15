import Quiz
import Screen
import Testing

@testable import Tutor

/// What does not stay in the chat, as something newer says it.
struct TidyChatTests {
  @Test(arguments: [ChatForm.screen, .plain])
  func `of several tips the newest alone ends with the question`(form: ChatForm) {
    var talk = Talk(form, minutes: 5, difficulty: .easy)
    talk.wait(.seconds(2))
    for _ in 1...2 {
      if form == .screen { talk.send(.key(.character("?"))) } else { talk.type("?") }
      talk.wait(.seconds(10))
    }
    // The first one asks for the answer, the second for a number on the way.
    #expect(talk.words.ranges(of: "Your turn: ").count == (form == .screen ? 0 : 1))
    #expect(talk.words.ranges(of: "Then try: ").count == 1)
  }

  @Test(arguments: ["skip", "key", "copy"])
  func `what was said of a question is past when the next one comes`(way: String) throws {
    var talk = Talk(.screen, minutes: 5, difficulty: .easy)
    talk.wait(.seconds(2))
    let asked = try #require(talk.question)
    for _ in 1...3 where way == "copy" {
      talk.type("?")
      talk.wait(.seconds(10))
    }
    #expect(talk.bubbles.filter(\.endsTopic).isEmpty)
    if way == "key" {
      talk.send(.pressed(.keypad(.skip)))
    } else {
      talk.type(way == "copy" ? "\(asked.answer)" : "skip")
    }
    talk.wait(.seconds(2))
    let question = try #require(talk.question)
    let ended = try #require(talk.bubbles.lastIndex { $0.endsTopic })
    let next = talk.bubbles.firstIndex { $0.blocks.plainLines == ["What is \(question)?"] }
    #expect(question != asked && ended + 1 == next)
  }

  @Test func `behind a page the word that opened it does not wait for an answer`() {
    var talk = Talk()
    talk.wait(.seconds(2))
    talk.type("settings")
    #expect(talk.conversation.overlay != nil)
    talk.send(.key(.escape))
    #expect(talk.conversation.overlay == nil)
    #expect(!talk.words.contains("settings"))
  }

  @Test(arguments: [(15, false), (25, true)])
  func `nobody is offered a tip when the time is almost over`(left: Int, isOffered: Bool) throws {
    var talk = Talk.practising()
    let session = try #require(talk.conversation.practice?.session)
    talk.wait(session.remaining(at: talk.now) - .seconds(left))
    talk.answer()
    for _ in 1...10 { talk.wait(.seconds(1)) }
    #expect(talk.words.contains("Stuck?") == isOffered)
  }
}
