import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// What becomes of messages that are far above.
struct ForgottenMessagesTests {
  @Test
  func `what is far above is forgotten, and what came after a number of messages is still known`() {
    var chat = Chat()
    for number in 0..<700 { chat.hear("\(number)", isAnimated: false) }
    chat.advance(to: .start.advanced(by: .seconds(1)))
    chat.forgetOld()
    #expect(chat.messages.count == Chat.mostKept && chat.count == 700)
    #expect(chat.messages.first?.content == .learner("\(700 - Chat.mostKept)", tapback: nil))
    #expect(
      chat.messages(after: 698).map(\.content) == ["698", "699"].map { .learner($0, tapback: nil) })
    #expect(chat.messages(after: 3).count == Chat.mostKept)
    #expect(chat.settled == Chat.mostKept)
    chat.forgetOld()
    #expect(chat.count == 700 && chat.messages.count == Chat.mostKept)
  }

  @Test(arguments: [ChatForm.screen, .plain])
  func `however often somebody plays, a chat keeps so much, and goes on as before`(form: ChatForm) {
    var talk = Talk(form, minutes: 1, difficulty: .easy)
    for _ in 0..<5 {
      for _ in 0..<100 { talk.type("banana") }
      talk.wait(.seconds(1))
      talk.stop()
      talk.wait(.seconds(5))
      talk.type("again")
      talk.wait(.seconds(2))
      #expect(talk.question != nil)
      #expect(talk.conversation.context.chat.messages.count < Chat.mostKept + 10)
    }
    #expect(talk.conversation.context.chat.count > 900)
  }
}
