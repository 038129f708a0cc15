import Basics
import Quiz
import Testing

@testable import Tutor

/// A name that a child says where Robo has not asked for one.
struct SaidNameTests {
  /// A talk at the offer or at a question, with a child whose name is known or not.
  private static func talk(_ name: String?, isPractising: Bool) -> Talk {
    let flags = isPractising ? PracticeFlags(minutes: 5, difficulty: .easy) : PracticeFlags()
    var setup = ConversationSetup(.screen, flags: flags)
    setup.learner = LearnerProfile(name: name ?? "", isNamed: name != nil)
    var talk = Talk(setup)
    talk.wait(.seconds(3))
    talk.effects = []
    return talk
  }

  private static func kept(_ talk: Talk) -> [String] {
    talk.effects.compactMap { if case .renameLearner(let name) = $0 { name } else { nil } }
  }

  @Test(arguments: [true, false])
  func `the name of a child without one is kept, and used`(isPractising: Bool) {
    var talk = Self.talk(nil, isPractising: isPractising)
    talk.type("my name is leo")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Nice to meet you, Leo!"))
    #expect(Self.kept(talk) == ["Leo"])
    talk.type("whats my name")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("You are Leo!"))
  }

  @Test(arguments: [true, false])
  func `what may be no name is greeted, and not kept`(isPractising: Bool) {
    var talk = Self.talk(nil, isPractising: isPractising)
    talk.type("I am Mia")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Nice to meet you, Mia!"))
    #expect(Self.kept(talk).isEmpty)
  }

  @Test(arguments: [true, false])
  func `somebody else at the keyboard changes no name`(isPractising: Bool) {
    var talk = Self.talk("Mia", isPractising: isPractising)
    talk.type("my name is Leo")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Hi Leo! This is the practice of Mia."))
    #expect(Self.kept(talk).isEmpty)
  }

  @Test func `a name that was typed wrong can be said again in the same run`() {
    var setup = ConversationSetup(.screen, seed: 1)
    setup.asksName = true
    var talk = Talk(setup)
    talk.type("Loe")
    talk.send(.learnerChosen(LearnerProfile(name: "Loe")))
    talk.wait(.seconds(3))
    talk.type("no im leo")
    talk.wait(.seconds(2))
    #expect(Self.kept(talk) == ["Leo"])
    #expect(talk.words.contains("Nice to meet you, Leo!"))
  }

  @Test(arguments: ["thats not my name", "wrong name"])
  func `who says that a name is wrong hears how to say the right one`(typed: String) {
    var talk = Self.talk("Leo", isPractising: false)
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Tell me like this: my name is Mia."))
    #expect(Self.kept(talk).isEmpty)
  }

  @Test func `who says the name that is known is greeted`() {
    var talk = Self.talk("Mia", isPractising: false)
    talk.type("my name is mia")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("You are Mia!"))
    #expect(Self.kept(talk).isEmpty)
  }
}
