import Basics
import Testing

@testable import Tutor

/// What a check in which all is right ends with.
struct CheckRightTests {
  @Test func `who answers many of them right knows the tables`() {
    var talk = Talk.checking(questions: 20)
    for _ in 1...20 {
      talk.answer()
      talk.wait(.seconds(4))
    }
    #expect(talk.words.contains("You know your tables"))
  }

  @Test func `all right is celebrated`() {
    var talk = Talk.checking()
    for _ in 1...5 {
      talk.answer()
      talk.wait(.seconds(4))
    }
    #expect(talk.words.contains("🏆 All 5 right!"))
    #expect(!talk.words.contains("You know your tables"), "five answers do not tell that")
    #expect(talk.conversation.after?.confetti != nil)
  }
}
