import Basics
import Content
import Quiz
import Testing

@testable import Tutor

/// What is wished for after a practice begins the next one.
struct WishesAfterPracticeTests {
  /// What comes of a line that is typed after a practice was stopped.
  private static func typed(_ line: String) -> Talk {
    var talk = Talk(minutes: nil, difficulty: .easy)
    talk.wait(.seconds(2))
    talk.type("")
    talk.wait(.seconds(2))
    talk.answer()
    talk.stop()
    talk.wait(.seconds(2))
    talk.type(line)
    talk.wait(.seconds(2))
    return talk
  }

  @Test(arguments: ["i want hard", "change to hard", "hard now", "i want it hard"])
  func `who wants hard ones gets them`(typed: String) {
    let talk = Self.typed(typed)
    #expect(talk.conversation.practice?.session.options.difficulty == .hard, "\(talk.words)")
  }

  @Test(arguments: ["can we do 3 minutes", "3 minutes", "2 mins please"])
  func `minutes are a wish for another round`(typed: String) {
    let talk = Self.typed(typed)
    #expect(talk.question != nil)
    #expect(!talk.words.contains("No clock is running"))
  }

  @Test(arguments: ["i want minus", "can i do minus only", "only minus please"])
  func `what to practise is a wish for another round, too`(typed: String) {
    let talk = Self.typed(typed)
    #expect(talk.conversation.overlay == nil)
    #expect(talk.conversation.practice?.session.open?.question.operation == .subtract)
  }
}
