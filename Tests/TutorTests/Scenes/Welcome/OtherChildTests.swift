import Quiz
import Screen
import Testing

@testable import Tutor

/// Another child than the one who is known sits at the keyboard.
struct OtherChildTests {
  /// Zoe is known, and asked whether she wants to play.
  private static func talk(_ name: String = "Zoe") -> Talk {
    var setup = ConversationSetup(.screen)
    setup.learner = LearnerProfile(name: name)
    var talk = Talk(setup)
    talk.wait(.seconds(3))
    talk.effects = []
    return talk
  }

  private static let refusals = [
    "im not zoe", "I'm not Zoe!", "not zoe", "this isnt zoe", "my name is not zoe",
  ]
  private static let introductions = [
    "my name is tom", "call me tom", "I am Tom", "im not zoe im tom", "I'm not Zoe, I'm Tom",
    "not zoe, tom",
  ]

  @Test(arguments: introductions.dropLast())
  func `who says another name is asked, and goes on with a practice of their own`(typed: String) {
    var talk = Self.talk()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Hi Tom! This is the practice of Zoe. Shall I open yours?"))
    #expect(talk.chips == ["[Yes]", "No"] && talk.effects.isEmpty)
    talk.type("yes")
    #expect(talk.effects == [.nameLearner("Tom")])
    talk.send(.learnerChosen(LearnerProfile(name: "Tom")))
    talk.wait(.seconds(3))
    #expect(talk.words.contains("Hi Tom! I'm Robo"))
    #expect(!talk.words.contains("Nice to meet you, Zoe"))
  }

  @Test(arguments: ["no", "nope"], introductions.prefix(2))
  func `who declines stays where they were`(no: String, typed: String) {
    var talk = Self.talk()
    let chips = talk.chips
    talk.type(typed)
    talk.type(no)
    talk.wait(.seconds(2))
    #expect(talk.effects.isEmpty && talk.chips == chips)
    talk.type("my name is tom")
    talk.press(.escape)
    talk.wait(.seconds(2))
    #expect(talk.effects.isEmpty && talk.chips == chips)
  }

  @Test(arguments: refusals)
  func `who only says who they are not is asked for the name, and need give none`(typed: String) {
    var talk = Self.talk()
    let chips = talk.chips
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("What shall I call you?") && talk.chips == ["[Skip]"])
    talk.type("skip")
    talk.wait(.seconds(2))
    #expect(talk.effects.isEmpty && talk.chips == chips)
    talk.type(typed)
    talk.type("tom")
    #expect(talk.effects == [.nameLearner("Tom")])
  }

  @Test func `at the cards and after a practice they are asked, too`() {
    for opening in ["change", "q"] {
      var talk = Self.talk()
      if opening == "q" { talk.type("start") }
      talk.wait(.seconds(3))
      if opening == "q" { talk.stop() } else { talk.type(opening) }
      talk.wait(.seconds(5))
      talk.effects = []
      let chips = talk.chips
      talk.type("my name is tom")
      talk.wait(.seconds(2))
      #expect(talk.words.contains("Shall I open yours?"), "\(opening)")
      talk.type("no")
      talk.wait(.seconds(2))
      if opening == "q" {
        #expect(talk.chips == chips && talk.words.ranges(of: "What next?").count == 2)
      }
      talk.type("my name is tom")
      talk.type("")
      #expect(talk.effects == [.nameLearner("Tom")], "\(opening)")
    }
  }

  @Test func `at a question the practice goes on, and Robo says when`() {
    var talk = Self.talk()
    talk.type("start")
    talk.wait(.seconds(3))
    talk.effects = []
    talk.type("my name is tom")
    talk.wait(.seconds(2))
    #expect(talk.effects.isEmpty && talk.question != nil)
    #expect(talk.words.contains("Tell me again when it is over, and I open yours."))
  }

  @Test(arguments: [
    ("ゾーイ", "ゾーイじゃない"), ("ゾーイ", "ぼくはゾーイじゃないよ"), ("조이", "나 조이 아니야"), ("小美", "我不是小美"),
  ])
  func `they say so in each language`(name: String, typed: String) {
    #expect(TypedReader().other(than: name, in: typed) == .unnamed)
  }

  @Test func `a name of two words is denied as well`() {
    #expect(TypedReader().other(than: "Mia Rose", in: "im not mia rose") == .unnamed)
    #expect(TypedReader().other(than: "Mia Rose", in: "im not mia") == nil)
  }

  @Test(arguments: [
    "im zoe", "my name is zoe", "no im zoe", "not easy", "im not ready", "i dont like zoe", "zoe",
    "ZOE", "not zoel", "start",
  ])
  func `who is known, or says nothing of a name, is not asked`(typed: String) {
    #expect(TypedReader().other(than: "Zoe", in: typed) == nil)
  }

  @Test(arguments: ["im not zoe i want to die", "my name is tom and i want to die"])
  func `distress is read first, whoever it is`(typed: String) {
    var asked = Self.talk()
    asked.type("my name is tom")
    for var talk in [Self.talk(), asked] {
      talk.type(typed)
      talk.wait(.seconds(2))
      #expect(talk.words.contains("grown-up"), "\(talk.words)")
      #expect(talk.effects.isEmpty)
    }
  }

  @Test func `while it is asked whose practice it is, other names and words are heard`() {
    var talk = Self.talk()
    talk.type("my name is tom")
    talk.type("no my name is tim")
    talk.type("blah blah")
    talk.wait(.seconds(3))
    #expect(talk.words.contains("Hi Tim! This is the practice of Zoe."))
    #expect(talk.chips == ["[Yes]", "No"])
    talk.type("yes")
    #expect(talk.effects == [.nameLearner("Tim")])
  }

  @Test func `what one child has chosen for themselves is not the other's`() {
    var setup = ConversationSetup(.screen)
    setup.learner = LearnerProfile(name: "Zoe", own: LearnerSettings(minutes: 9, difficulty: .hard))
    var talk = Talk(setup)
    talk.type("my name is tom")
    talk.type("yes")
    talk.send(.learnerChosen(LearnerProfile(name: "Tom", own: LearnerSettings(difficulty: .easy))))
    talk.wait(.seconds(3))
    #expect(talk.words.contains("Shall we play for 5 minutes? Level: Easy."), "\(talk.words)")
  }
}
