import Testing

@testable import Tutor

/// A name that nobody has who plays here is said where somebody else is known.
struct NewNameTests {
  @Test(arguments: [
    "its leo", "hi its leo", "leo here", "this is leo", "leo is here", "can leo play",
    "let leo play",
    "leo wants a go", "it is leo", "leo is playing now",
  ])
  func `a name that nobody has is asked about where no sentence says it`(typed: String) {
    var talk = Talk.offering()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Is Leo your name? This is the practice of Zoe."), "\(talk.words)")
    #expect(talk.chips == ["Yes", "[No]"])
  }

  @Test(arguments: ["It's Leo", "its Leo", "hi, this is Leo!"])
  func `Enter says yes to a name with a capital`(typed: String) {
    var talk = Talk.offering()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.chips == ["[Yes]", "No"], "\(talk.words)")
    talk.type("")
    #expect(talk.effects == [.nameLearner("Leo")])
  }

  @Test(arguments: [
    ("ゾーイ", "れおだよ", "れお"), ("조이", "레오예요", "레오"), ("小美", "這是小明", "小明"),
  ])
  func `a new name is asked about in each language`(known: String, typed: String, name: String) {
    let other = TypedReader().other(than: known, in: typed)
    #expect(other == .perhaps(name, hasCapital: false))
  }

  @Test(arguments: ["its leo", "leo here", "This is Leo"])
  func `such words answer the question for the name`(typed: String) {
    var talk = Talk.offering()
    talk.type("im not zoe")
    talk.type(typed)
    #expect(talk.effects == [.nameLearner("Leo")], "\(talk.words)")
  }

  /// A practice of Zoe's in which a line was typed at a question, and which is over.
  private static func over(after lines: String...) -> Talk {
    var talk = Talk.offering()
    talk.type("start")
    talk.wait(.seconds(3))
    for line in lines {
      talk.type(line)
      talk.wait(.seconds(2))
    }
    talk.stop()
    talk.wait(.seconds(5))
    return talk
  }

  @Test(arguments: ["its leo", "leo here", "im leo", "hi its me leo"])
  func `who may have said a name at a question is asked when it is over, and Enter declines`(
    typed: String
  ) {
    var talk = Self.over(after: typed)
    #expect(talk.words.contains("When it is over, I ask if Leo is your name."), "\(talk.words)")
    #expect(talk.words.contains("Is Leo your name? This is the practice of Zoe."))
    #expect(!talk.words.contains("What next?"))
    #expect(talk.effects.allSatisfy { $0 != .nameLearner("Leo") })
    talk.type("yes")
    #expect(talk.effects.last == .nameLearner("Leo"))
  }

  @Test func `Enter says yes to a name with a capital that was said at a question, too`() {
    var talk = Self.over(after: "its Leo")
    #expect(talk.chips == ["[Yes]", "No"], "\(talk.words)")
    talk.type("")
    #expect(talk.effects.last == .nameLearner("Leo"))
  }

  @Test func `who may have said a name and is the known child after all is not asked`() {
    let talk = Self.over(after: "im leo", "im zoe")
    #expect(talk.words.contains("What next?") && !talk.words.contains("Is Leo your name?"))
  }

  @Test func `what only may be a name puts none away that was said for sure`() {
    let talk = Self.over(after: "my name is tom", "im knackered")
    #expect(talk.words.contains("Hi Tom! This is the practice of Zoe. Shall I open yours?"))
  }

  @Test(arguments: [
    "its impossible", "this is mad", "im hungry", "im fat", "im ugly",
    "im skinny", "im dyslexic", "im terrified", "im focused", "im adopted",
  ])
  func `at a question other words change nobody`(typed: String) {
    #expect(Self.over(after: typed).words.contains("What next?"))
  }

  @Test(arguments: ["im leo", "its me leo", "hi im leo"])
  func `a name in small letters that nobody has is asked about, and Enter declines`(typed: String) {
    var talk = Talk.offering()
    let chips = talk.chips
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Is Leo your name? This is the practice of Zoe."))
    #expect(talk.chips == ["Yes", "[No]"])
    talk.type("")
    talk.wait(.seconds(2))
    #expect(talk.effects.isEmpty && talk.chips == chips)
    talk.type(typed)
    talk.type("yes")
    #expect(talk.effects == [.nameLearner("Leo")])
  }

  @Test(arguments: [
    "im hungry", "im excited", "i am sad", "im ready", "im bored", "im 8", "im a girl",
    "im so tired", "im good at this", "its hard", "its too easy", "this is boring", "its monday",
    "this is so hard", "its not fair", "its raining", "mum is here", "let me play", "can i play",
    "can you play", "nobody is here", "its me", "its 5", "its a trick", "its fun",
  ])
  func `a feeling in small letters is no name`(typed: String) {
    let other = TypedReader().other(than: "Zoe", among: ["Zoe", "Leo"], in: typed)
    #expect(other == nil)
  }

  @Test(arguments: [
    "yes my name is leo", "leo", "thats me", "yep it is", "i told you im leo", "yes", "its leo",
    "my name is leo", "im leo",
  ])
  func `who is asked whether that is their name says yes in their own words`(typed: String) {
    var talk = Talk.offering()
    talk.type("im leo")
    talk.type(typed)
    #expect(talk.effects == [.nameLearner("Leo")], "\(talk.words)")
  }
}
