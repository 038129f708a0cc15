import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// The clock while Robo asks whether to stop, and after words of distress.
struct StoppingTests {
  @Test func `who stops after no more than a slip sees Robo, and no times`() throws {
    var talk = Talk.practising()
    let answer = try #require(talk.question).answer
    talk.type("\(answer)\(answer % 10)")
    talk.stop()
    talk.wait(.seconds(3))
    #expect(talk.words.contains("Thanks for playing!"))
    let offers = try #require(talk.conversation.after).offers(in: talk.conversation.context)
    #expect(offers == [.resume, .again, .garden, .settings, .bye])
    talk.type("times")
    talk.wait(.seconds(1))
    #expect(talk.words.contains("There are no times yet."))
  }

  @Test(arguments: [
    "what", "huh?", "what do you mean", "idk", "why", "why stop", "stop or go on", "なに", "뭐",
    "什麼",
  ])
  func `who has not understood the question whether to stop hears what it does, and it again`(
    typed: String
  ) {
    var talk = Talk.practising()
    talk.type("stop")
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.split(separator: "\n").filter { $0 == "Stop here?" }.count == 2)
    #expect(talk.words.contains("What you did is kept, and you can go on later."))
    #expect(talk.chips == ["[Go on]", "Stop"])
  }

  @Test(arguments: ["dont go on", "i dont want to go on", "no stop", "stop it"])
  func `who does not want to go on has stopped`(typed: String) {
    var talk = Talk.practising()
    talk.type("stop")
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.conversation.after != nil)
  }

  @Test func `the question whether to stop costs no time`() {
    var talk = Talk.practising()
    talk.type("stop")
    talk.wait(.seconds(30))
    #expect(!talk.words.contains("Stuck?"))
    talk.type("")
    talk.answer()
    #expect(talk.attempts.last.map { $0.time < .seconds(20) } == true)
  }

  @Test(arguments: [
    "", "no", "go on", "not yet", "i pressed it by accident", "i dont want to", "7", "skip", "hint",
    "time", "계속", "not stop", "yes go on", "go on then", "dont stop", "just one more",
  ])
  func `the clock goes on after each way out of the question whether to stop`(typed: String) {
    var talk = Talk.practising()
    talk.type("stop")
    #expect(talk.conversation.practice?.session.clock.isPaused == true)
    talk.type(typed)
    #expect(talk.conversation.practice?.session.clock.isPaused == false)
    #expect(talk.conversation.scene is PracticeScene)
  }

  @Test(arguments: [
    ("what happens if i stop", "What you did is kept, and you can go on later."),
    ("purple", "I don't know that word yet."),
  ])
  func `what is no answer to whether to stop leaves that question there`(
    typed: String, reply: String
  ) {
    for form in [ChatForm.screen, .plain] {
      var talk = Talk(form, minutes: 5, difficulty: .easy)
      talk.wait(.seconds(2))
      talk.type("stop")
      talk.type(typed)
      talk.wait(.seconds(3))
      #expect(talk.words.contains(reply))
      #expect(talk.words.ranges(of: "Stop here?").count == 2)
      #expect(talk.conversation.practice?.session.clock.isPaused == true)
      talk.type("yes")
      talk.wait(.seconds(3))
      #expect(talk.conversation.after != nil)
    }
  }

  @Test(arguments: [["stop", "stop"], ["stop", "pause"], ["stop", "i need a wee"]])
  func `who asked to stop and goes on later has the time run`(said: [String]) {
    var talk = Talk.practising()
    for line in said { talk.type(line) }
    talk.wait(.seconds(60))
    talk.type("go on")
    #expect(talk.conversation.practice?.session.clock.isPaused == false)
    talk.wait(.seconds(10))
    talk.answer()
    #expect(talk.attempts.last.map { $0.time >= .seconds(10) } == true)
  }

  @Test func `a tip in place of the answer whether to stop takes the question back`() {
    var talk = Talk.practising()
    talk.type("stop")
    talk.send(.key(.character("?")))
    talk.wait(.seconds(5))
    #expect(talk.chips == [])
    #expect(talk.conversation.practice?.session.clock.isPaused == false)
  }

  @Test func `after words of distress Enter chooses the word that is lit`() {
    var talk = Talk.practising()
    talk.type("my dad hits me")
    talk.wait(.seconds(2))
    #expect(talk.chips == ["[Go on]", "Stop"])
    talk.press(.right)
    talk.press(.enter)
    talk.wait(.seconds(2))
    #expect(talk.conversation.scene is AfterScene)
  }

  @Test func `the clock goes on after a tap, a key and a page too`() {
    let ways: [(inout Talk) -> Void] = [
      { $0.send(.pressed(.word(0))) }, { $0.send(.key(.character("?"))) },
      { $0.send(.pressed(.keypad(.skip))) },
      {
        $0.send(.pressed(.header)); $0.send(.key(.escape))
      },
    ]
    for (number, way) in ways.enumerated() {
      var talk = Talk.practising()
      talk.type("stop")
      way(&talk)
      talk.type("")
      #expect(talk.conversation.practice?.session.clock.isPaused == false, "\(number)")
    }
  }

  @Test func `distress shows the heart, not a sleeping robot, and both ways on`() {
    for line in ["my dad hits me", "my cat died", "i want my mom"] {
      var talk = Talk.practising()
      talk.type(line)
      #expect(talk.words.hasSuffix("We can stop here. The clock waits."), "\(line)")
      #expect(talk.chips == ["[Go on]", "Stop"], "\(line)")
      #expect(talk.portrait?.signs == PixelPicture(.care).signs, "\(line)")
    }
  }
}
