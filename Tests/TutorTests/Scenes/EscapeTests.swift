import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// Escape closes what is open, or says how to leave: it is never without an effect.
struct EscapeTests {
  private static func still(_ talk: (Settings) -> Talk) -> Talk {
    var settings = Settings()
    settings.animation = false
    return talk(settings)
  }

  private static let practising = still { Talk.practising(settings: $0) }

  @Test func `at a question it asks whether to stop, and then goes on`() throws {
    var talk = Self.practising
    let question = try #require(talk.question)
    let before = talk.words
    talk.press(.escape)
    #expect(talk.words.hasSuffix("Stop here?"))
    #expect(talk.chips == ["[Go on]", "Stop"])
    talk.wait(.seconds(40))
    talk.press(.escape)
    #expect(talk.words == before, "nothing of it stays above the question")
    #expect(talk.words.hasSuffix("What is \(question)?"))
    #expect(talk.chips == [])
    #expect(talk.chat?.header.clock == Self.practising.chat?.header.clock, "the time waited")
    #expect(talk.attempts == [])
  }

  @Test func `a typed stop is answered, so that the question comes again`() throws {
    var talk = Self.practising
    let question = try #require(talk.question)
    talk.type("stop")
    talk.press(.escape)
    #expect(talk.words.contains("Stop here?"))
    #expect(talk.words.hasSuffix("What is \(question)?"))
  }

  @Test func `what is typed is cleared first`() {
    var talk = Self.practising
    let before = talk.words
    talk.send(.edited(line: "12", cursor: 2, prompt: ""))
    talk.press(.escape)
    #expect(talk.effects.contains(.clearLine))
    #expect(talk.chat?.composer.line == "")
    #expect(talk.words == before)
    talk.press(.escape)
    #expect(talk.words.hasSuffix("Stop here?"))
  }

  @Test func `what Robo has asked back is taken back`() throws {
    var talk = Self.practising
    let question = try #require(talk.question)
    talk.type("9 1")
    talk.press(.escape)
    #expect(talk.words.hasSuffix("What is \(question)?"))
    talk.type("yes")
    #expect(talk.attempts == [])
  }

  @Test func `while paused it goes on, and asks nothing`() {
    var talk = Self.practising
    talk.type("p")
    talk.press(.escape)
    #expect(talk.conversation.paused == nil)
    #expect(!talk.words.contains("Stop here?"))
  }

  @Test func `at the cards and the goals it goes back to the offer`() {
    var talk = Talk.choosing()
    talk.press(.escape)
    talk.wait(.seconds(3))
    #expect(talk.words.hasSuffix("Shall we play for 5 minutes?\nLevel: Just right for you."))
    #expect(talk.chips == ["[Start]", "Change"])
    talk.type("change")
    talk.type("5")
    talk.press(.escape)
    talk.wait(.seconds(3))
    #expect(talk.chips == ["[Start]", "Change"])
    var goals = Situation.goal.talk(in: .english, .screen)
    goals.press(.escape)
    goals.wait(.seconds(3))
    #expect(goals.chips.first == "[Start]")
  }

  @Test(arguments: ["back", "go back", "Back!"])
  func `who types that goes back, too`(typed: String) {
    var (minutes, level) = (Talk.choosing(), Talk.choosing())
    level.type("5")
    minutes.type(typed)
    level.type(typed)
    for var talk in [minutes, level] {
      talk.wait(.seconds(3))
      #expect(talk.chips == ["[Start]", "Change"])
    }
    var goals = Situation.goal.talk(in: .english, .screen)
    goals.type(typed)
    goals.wait(.seconds(3))
    #expect(goals.chips.first == "[Start]" && goals.words.contains(typed))
  }

  @Test func `who says that it is over does not go back, but leaves`() {
    for var talk in [Talk.choosing(), Situation.goal.talk(in: .english, .screen)] {
      talk.type("leave")
      talk.wait(.seconds(2))
      #expect(talk.effects.last == .leave)
    }
  }

  @Test func `at the goals of the end it goes back to the end`() {
    var talk = Situation.goal.talk(in: .english, .screen)
    talk.press(.escape)
    talk.type("start")
    talk.wait(.seconds(2))
    talk.answer()
    talk.stop()
    talk.wait(.seconds(2))
    talk.type("goal")
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix(Texts(.english)(.goalAsk)))
    talk.press(.escape)
    talk.wait(.seconds(2))
    #expect(talk.conversation.scene is AfterScene)
    #expect(talk.words.hasSuffix("What next?") && talk.chips.contains("Time taken"))
  }

  @Test func `where nothing is open it says how to leave`() {
    var after = Self.practising
    after.stop()
    after.wait(.seconds(3))
    for var talk in [Self.still { Talk(settings: $0) }, after] {
      talk.press(.escape)
      talk.wait(.seconds(2))
      #expect(talk.words.hasSuffix("To leave, type bye."))
      #expect(!talk.conversation.hasEnded)
    }
  }

  @Test func `at the name it says that it can be skipped`() {
    var setup = ConversationSetup(.screen)
    setup.asksName = true
    var talk = Talk(setup)
    talk.press(.escape)
    talk.wait(.seconds(3))
    #expect(talk.words.hasSuffix("Type your name. Or skip it, that's fine."))
  }

  @Test func `in a check it asks whether to stop, and then goes on`() {
    var talk = Talk.checking()
    talk.press(.escape)
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix("Stop here?"))
    talk.press(.escape)
    talk.wait(.milliseconds(200))
    #expect(talk.conversation.checkRun?.isStopAsked == false)
    #expect(talk.conversation.check != nil)
  }
}
