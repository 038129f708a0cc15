import Quiz
import Screen
import Testing

@testable import Tutor

/// Harder ones, and more time with them, wished for at a question.
struct HarderWishTests {
  @Test(arguments: ["longer and hard", "hard and a bit longer"])
  func `more time is kept beside a level, and named when it is offered`(typed: String) {
    var talk = Talk.practisingStill()
    talk.type(typed)
    talk.stop()
    talk.wait(.seconds(2))
    #expect(talk.words.contains("You asked for Hard and 6 minutes."), "\(talk.words)")
    talk.type("yes")
    talk.wait(.seconds(3))
    let options = talk.conversation.practice?.session.options
    #expect(options?.minutes == 6 && options?.difficulty == .hard)
  }

  @Test(arguments: ["i want hard", "hard now", "much harder", "i want it harder"])
  func `who wants harder ones is not helped as if these were too hard`(typed: String) {
    var talk = Talk.practisingStill()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("I'll ask you about that after this round."), "\(talk.words)")
    #expect(talk.conversation.practice?.session.open?.hintsSeen == 0)
  }
}
