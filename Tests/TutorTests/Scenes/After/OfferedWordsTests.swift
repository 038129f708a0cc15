import Quiz
import Testing

@testable import Tutor

/// The words that are offered at the end, typed as children type them, there and elsewhere.
struct OfferedWordsTests {
  private static func ended() -> Talk {
    var talk = Talk.practising()
    talk.answer()
    talk.stop()
    talk.wait(.seconds(5))
    return talk
  }

  @Test(arguments: [
    "again?", "again pls", "new round", "New round?", "new game", "one more?", "another round!",
  ])
  func `a new round begins`(typed: String) {
    var talk = Self.ended()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.question != nil && talk.conversation.practice?.session.attempts.isEmpty == true)
  }

  @Test(arguments: ["my times", "my times?", "all times", "Time taken!"])
  func `the times are shown`(typed: String) {
    var talk = Self.ended()
    talk.type(typed)
    #expect(talk.conversation.overlay != nil)
  }

  @Test(arguments: ["my times", "all times?", "all my times"])
  func `at the start the times are no wish for times tables`(typed: String) {
    var (offer, card) = (Talk(), Talk.choosing())
    for _ in 1...2 {
      offer.type(typed)
      card.type(typed)
      #expect(offer.conversation.practice == nil && card.conversation.practice == nil)
    }
    var tables = Talk()
    tables.type("my times tables please")
    tables.wait(.seconds(2))
    #expect(tables.words.contains("Only times this time."))
  }

  @Test(arguments: ["my times and plus", "only plus and my times", "new round, only times"])
  func `in a wish times are times tables`(typed: String) {
    var talk = Talk()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.conversation.practice != nil)
  }

  @Test func `who does times tables has not said when to leave`() {
    var talk = Talk.practising()
    talk.type("i do my times tables 10 minutes every day")
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("Type stop when you have to go"))
  }

  @Test(arguments: ["new round", "new game", "my times", "all times"])
  func `at a question they are for later, and it stays`(typed: String) {
    var talk = Talk.practising()
    let asked = talk.question
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("After this round!"))
    #expect(talk.question == asked && talk.attempts.isEmpty)
  }
}
