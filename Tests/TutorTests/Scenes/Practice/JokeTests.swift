import Quiz
import Testing

@testable import Tutor

/// Which joke Robo tells when.
struct JokeTests {
  @Test func `another one behind a joke is another joke, and the question stays`() throws {
    var talk = Talk.practisingStill()
    let question = try #require(talk.question)
    _ = talk.reply(to: "tell me a joke")
    #expect(talk.reply(to: "another one").hasPrefix("What did 0"))
    #expect(talk.question == question && talk.attempts.isEmpty)
    _ = talk.reply(to: "hmm")
    talk.type("another one")
    #expect(talk.question != question, "elsewhere it is another question")
  }

  @Test(arguments: [
    (0, ["Why was 6", "What did 0"]), (1, ["What did 0", "Why was the maths"]),
    (2, ["Why was the maths", "Why was 6"]), (3, ["Why was 6", "What did 0"]),
  ])
  func `each day begins with another joke, also before the first question`(
    day: Int, jokes: [String]
  ) {
    var setup = ConversationSetup(.screen)
    setup.today = day
    var talk = Talk(setup)
    talk.wait(.seconds(3))
    for joke in jokes {
      let before = talk.words.ranges(of: joke).count
      talk.type("tell me a joke")
      talk.wait(.seconds(2))
      #expect(before == 0 && talk.words.contains(joke), "\(talk.words)")
    }
  }

  @Test func `no joke is told twice in a round`() {
    var talk = Talk.practisingStill()
    let beginnings = ["Why was 6", "What did 0", "Why was the maths", "Those were all my jokes."]
    for beginning in beginnings {
      #expect(talk.reply(to: "tell me a joke").hasPrefix(beginning))
    }
  }
}
