import Quiz
import Screen
import Testing

@testable import Tutor

/// Another child than the one who is known sits at the keyboard.
struct OtherChildTests {
  private static let refusals = [
    "im not zoe", "I'm not Zoe!", "not zoe", "this isnt zoe", "my name is not zoe",
  ]
  private static let introductions = [
    "my name is tom", "call me tom", "I am Tom", "im not zoe im tom", "I'm not Zoe, I'm Tom",
    "not zoe, tom",
  ]

  @Test(arguments: introductions.dropLast())
  func `who says another name is asked, and goes on with a practice of their own`(typed: String) {
    var talk = Talk.offering()
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
    var talk = Talk.offering()
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
    var talk = Talk.offering()
    let chips = talk.chips
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("What shall I call you?") && talk.chips == ["[Skip]"])
    talk.type("skip")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("This is still the practice of Zoe."))
    #expect(talk.effects.isEmpty && talk.chips == chips)
    talk.type(typed)
    talk.type("tom")
    #expect(talk.effects == [.nameLearner("Tom")])
  }

  @Test func `at the cards and after a practice they are asked, too`() {
    for opening in ["change", "q"] {
      var talk = Talk.offering()
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
    var talk = Talk.offering()
    talk.type("start")
    talk.wait(.seconds(3))
    talk.effects = []
    talk.type("my name is tom")
    talk.wait(.seconds(2))
    #expect(talk.effects.isEmpty && talk.question != nil)
    #expect(talk.words.contains("I ask you again when it is over."))
    talk.type("stop")
    talk.type("yes")
    talk.wait(.seconds(5))
    #expect(talk.words.contains("Hi Tom! This is the practice of Zoe. Shall I open yours?"))
    #expect(!talk.words.contains("What next?"))
    talk.type("yes")
    #expect(talk.effects.last == .nameLearner("Tom"))
  }

  @Test(arguments: ["im not zoe", "someone else", "thats not me", "new player"])
  func `who only says at a question who they are not is asked when it is over`(typed: String) {
    var talk = Talk.offering()
    talk.type("start")
    talk.wait(.seconds(3))
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("I ask for your name"), "\(talk.words)")
    #expect(talk.question != nil)
    talk.stop()
    talk.wait(.seconds(5))
    #expect(talk.words.contains("What shall I call you?") && talk.chips == ["[Skip]"])
    talk.type("skip")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("What next?"))
  }

  @Test(arguments: [
    "zoe isnt here", "zoe is not here", "not zoe", "zoe not here", "im not called zoe",
  ])
  func `what is said of who is not here is no name`(typed: String) {
    #expect(TypedReader().other(than: "Zoe", among: ["Zoe", "Leo"], in: typed) == .unnamed)
  }

  @Test func `who is the known child after all is asked nothing when it is over`() {
    var talk = Talk.offering()
    talk.type("start")
    talk.wait(.seconds(3))
    talk.type("my name is tom")
    talk.type("im zoe")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("You are Zoe!") && talk.question != nil)
    talk.stop()
    talk.wait(.seconds(5))
    #expect(talk.words.contains("What next?") && !talk.words.contains("Shall I open yours?"))
  }

  @Test func `the end names nobody where another child has played`() {
    var talk = Talk.offering()
    talk.type("start")
    talk.wait(.seconds(3))
    talk.type("my name is tom")
    talk.answer()
    talk.stop()
    talk.wait(.seconds(5))
    #expect(talk.words.contains("You got 1 right!"), "\(talk.words)")
  }

  static let known = [
    "leo", "Leo", "LEO!", "im leo", "its leo", "hi im leo", "leo here", "no its leo", "it's Leo",
    "can leo play", "leo wants to play", "im leo not zoe", "im not zoe im leo", "not zoe leo",
    "this is leo", "hi robo its leo", "leo please", "me leo", "now leo", "let leo play",
    "leo wants a go", "name leo",
  ]

  @Test(arguments: known)
  func `a child who has played here needs no sentence`(typed: String) {
    #expect(TypedReader().other(than: "Zoe", among: ["Zoe", "Leo"], in: typed) == .named("Leo"))
  }

  @Test(arguments: [
    "i like leo", "leo is my brother", "not leo", "im not leo im zoe", "zoe", "leopard", "leos mum",
    "42 leo", "start", "im leo and i want to die",
  ])
  func `the name of another child among other words is not who plays`(typed: String) {
    var talk = Talk.offering(knowing: ["Zoe", "Leo"])
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("Hi Leo"), "\(talk.words)")
  }

  @Test(arguments: [
    ("れお", "れおだよ"), ("れお", "ぼくは れお"), ("리오", "나 리오야"), ("리오", "리오"), ("小明", "我是小明"), ("小明", "小明來了"),
  ])
  func `a known name is heard in each language`(name: String, typed: String) {
    #expect(TypedReader().other(than: "Zoe", among: [name], in: typed) == .named(name))
  }

  @Test(arguments: [
    "someone else", "thats not me", "that's not me!", "im not her", "new player", "not me",
    "somebody else", "wrong player", "change player", "ほかの人", "다른 사람이에요", "換人",
  ])
  func `who says that somebody else plays is asked for the name`(typed: String) {
    var talk = Talk.offering()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("What shall I call you?"), "\(talk.words)")
  }

  @Test(arguments: ["my name is fuck", "im not zoe my name is shit"])
  func `a word of the schoolyard is no name`(typed: String) {
    var talk = Talk.offering()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("Hi Fuck") && !talk.words.contains("Hi Shit"), "\(talk.words)")
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
    "im zoe", "my name is zoe", "no im zoe", "not easy", "i do not like zoe",
    "zoe does not like maths", "this is not easy for zoe", "im not ready", "i dont like zoe", "zoe",
    "ZOE", "not zoel", "start",
  ])
  func `who is known, or says nothing of a name, is not asked`(typed: String) {
    #expect(TypedReader().other(than: "Zoe", in: typed) == nil)
  }

  @Test(arguments: ["im not zoe i want to die", "my name is tom and i want to die"])
  func `distress is read first, whoever it is`(typed: String) {
    var asked = Talk.offering()
    asked.type("my name is tom")
    for var talk in [Talk.offering(), asked] {
      talk.type(typed)
      talk.wait(.seconds(2))
      #expect(talk.words.contains("grown-up"), "\(talk.words)")
      #expect(talk.effects.isEmpty)
    }
  }

  @Test func `while it is asked whose practice it is, other names and words are heard`() {
    var talk = Talk.offering()
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
    #expect(talk.words.contains("Shall we play for 5 minutes?\nLevel: Easy."), "\(talk.words)")
  }

  @Test(arguments: ["im joking im zoe", "zoe", "only joking", "no im zoe"])
  func `who is the known child after all, or jokes, gets no other name`(typed: String) {
    var talk = Talk.offering()
    talk.type("im not zoe")
    talk.type(typed)
    #expect(talk.effects.isEmpty, "\(talk.effects)")
  }

  @Test(arguments: ["everyone calls me bibi", "my nickname is bibi", "they call me bibi"])
  func `a name is heard in other sentences, too`(typed: String) {
    var talk = Talk.offering()
    talk.type("im not zoe")
    talk.type(typed)
    #expect(talk.effects == [.nameLearner("Bibi")], "\(talk.words)")
  }
}
