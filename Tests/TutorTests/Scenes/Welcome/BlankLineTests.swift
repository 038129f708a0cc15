import Quiz
import Testing

@testable import Tutor

/// A line of blanks where Enter alone does something.
struct BlankLineTests {
  @Test(arguments: [ChatForm.screen, .plain], ["", "  ", "\t"])
  func `blanks are an empty line, and begin what is offered`(form: ChatForm, blanks: String) {
    var setup = ConversationSetup(form)
    setup.learner = LearnerProfile(
      name: "Mina", previous: PreviousSession(minutes: 5, difficulty: .auto))
    var talk = Talk(setup)
    talk.wait(.seconds(3))
    talk.type(blanks)
    talk.wait(.seconds(3))
    #expect(talk.question != nil)
    #expect(!talk.words.contains("I don't know that word"))
  }
}
