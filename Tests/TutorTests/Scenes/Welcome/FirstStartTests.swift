import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// The first minute: a name, which can be skipped, one Enter, and no list of commands.
struct FirstStartTests {
  private static func first(
    _ form: ChatForm = .screen, flags: PracticeFlags = .init(), settings: Settings? = nil
  ) -> Talk {
    var setup = ConversationSetup(form: form, settings: EffectiveSettings(), seed: 1)
    if let settings { setup.settings = EffectiveSettings(settings) }
    setup.flags = flags
    setup.asksName = true
    var talk = Talk(setup)
    talk.wait(.seconds(3))
    return talk
  }

  /// The name that the program is asked to keep; nil inside where none was given.
  private static func kept(_ talk: Talk) -> String?? {
    for case .nameLearner(let name) in talk.effects { return name }
    return nil
  }

  @Test(arguments: [
    "zoe and leo", "Mia & Ben", "mia n ben", "mia and", "ミア、ユイ", "미아랑 톰",
    "小明和小華", "小明 和 小華", "ミアとユイ", "花子と太郎",
  ])
  func `the names of two are not kept as one`(typed: String) {
    var talk = Self.first()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(Self.kept(talk) == nil && talk.words.contains("One at a time! Who answers first?"))
  }

  @Test(arguments: ["hi, zoe", "zoe, 7", "no, thanks", "i like cats and dogs", "3+4"])
  func `a comma alone joins no names`(typed: String) {
    var talk = Self.first()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("One at a time!"))
  }

  @Test(arguments: [
    "Zoe N", "Andy", "Anand", "Randy Nandini", "Mary-Ann", "O'Neil", "和也", "美和子", "はるとくん",
    "やまもと さくら",
    "さかもと みう", "山田とも子", "佐藤とうま", "佐藤和歌子", "王和平",
  ])
  func `a name with such letters in it is one`(name: String) {
    var talk = Self.first()
    talk.type(name)
    talk.wait(.seconds(2))
    #expect(Self.kept(talk) == name)
  }

  @Test func `Robo says who he is and asks for the name`() {
    let talk = Self.first()
    #expect(talk.words == "Hi! I'm Robo, your maths buddy.\nWhat shall I call you?")
    #expect(talk.chips == ["[Skip]"])
  }

  @Test(arguments: [
    "Mina", "  Mina ", "I'm Mina!", "my name is Mina", "I am Mina.", "call me Mina",
  ])
  func `the name is kept, and said once`(typed: String) {
    var talk = Self.first()
    talk.type(typed)
    #expect(Self.kept(talk) == "Mina")
    talk.send(.learnerChosen(LearnerProfile(name: "Mina")))
    talk.wait(.seconds(3))
    #expect(
      talk.words.hasSuffix("Hi Mina!\nShall we play for 5 minutes?\nLevel: Just right for you."))
    #expect(talk.words.ranges(of: "I'm Robo").count == 1)
  }

  @Test func `while a name is being kept no other is taken, and nothing is offered`() {
    var talk = Self.first()
    talk.type("Mina")
    talk.type("Tom")
    let names = talk.effects.compactMap { effect -> String? in
      if case .nameLearner(let name) = effect { name } else { nil }
    }
    #expect(names == ["Mina"])
    #expect(talk.chips.isEmpty)
  }

  @Test(arguments: [
    "no my name is Leo", "hi im called leo", "My name is Leo", "no im leo", "its leo",
    "hello im leo", "you can call me leo", "im leo and i like dinos", "my name is leo and im 7",
    "Leo!!! :)", "leo 😀",
  ])
  func `a sentence with a name in it is that name`(typed: String) {
    var talk = Self.first()
    talk.type(typed)
    #expect(Self.kept(talk) == "Leo")
  }

  @Test(arguments: ["i dont know", "why", "help"])
  func `who does not know what to do hears of the name alone`(typed: String) {
    var talk = Self.first()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix("Type your name. Or skip it, that's fine."), "\(talk.words)")
  }

  @Test(arguments: [
    "my name is", "I am", "my name is not leo", "Make It Easy", "Twelve", "twenty one", "too hard",
    "maths is hard", "I Want Fun", "what is ur name", "yo whats up", "my naem is ben",
    "not telling", "guess", "i dont have one", "we are two",
  ])
  func `a wish or a number in words is no name`(typed: String) {
    var talk = Self.first()
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(Self.kept(talk) == nil)
    #expect(talk.chips == ["[Skip]"])
  }

  @Test(arguments: [
    "Zoé", "미나", "Anne-Marie", "Jean Paul", "Joy", "Imogen", "美奈", "O'Brien", "So Yeon", "Do Yun",
    "Ha My",
  ])
  func `names of all kinds are names`(name: String) {
    var talk = Self.first()
    talk.type(name)
    #expect(Self.kept(talk) == name)
  }

  @Test(arguments: ["??tom", "? tom", "…Tom!"])
  func `keys that were pressed before a name are no part of it`(typed: String) {
    var talk = Self.first()
    talk.type(typed)
    #expect(Self.kept(talk) == "Tom")
  }

  @Test(arguments: ["", "skip", "Skip", "no"])
  func `the name can be skipped, and is not asked for again`(typed: String) {
    var talk = Self.first()
    talk.type(typed)
    #expect(Self.kept(talk) == .some(nil))
    talk.send(.learnerChosen(.unknown))
    talk.wait(.seconds(3))
    #expect(talk.words.hasSuffix("Shall we play for 5 minutes?\nLevel: Just right for you."))
    #expect(talk.words.ranges(of: "call you").count == 1)
  }

  @Test(arguments: ["5", "hello", "help", "7 x 8", String(repeating: "x", count: 500), "!!"])
  func `what is no name is answered, and the name asked for again`(typed: String) {
    var talk = Self.first()
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(Self.kept(talk) == nil)
    #expect(talk.chips == ["[Skip]"])
  }

  @Test(arguments: ["i dont know", "idk", "yes", "hi", "who are you?", "help", "tip", "what?"])
  func `a word that Robo knows or a question is no name`(typed: String) {
    var talk = Self.first()
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(Self.kept(talk) == nil)
    #expect(talk.chips == ["[Skip]"])
    #expect(!talk.words.contains("has letters"))
  }

  @Test(arguments: [
    "change", "1 minit", "two minutes", "start", "garden", "my garden", "progress", "times",
    "results",
  ])
  func `what comes after the name is no name, and is told so`(typed: String) {
    var talk = Self.first()
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(Self.kept(talk) == nil)
    #expect(talk.words.hasSuffix("No hurry. First your name, or skip it."))
    #expect(talk.chips == ["[Skip]"])
  }

  @Test func `the card about Robo opens before the name, and is no name`() {
    var talk = Self.first()
    talk.type("about")
    #expect(Self.kept(talk) == nil && talk.conversation.overlay != nil)
  }

  @Test func `a name that opens the garden elsewhere is a name`() {
    var settings = Settings()
    settings.language = .language(.japanese)
    var talk = Self.first(settings: settings)
    talk.type("花")
    #expect(Self.kept(talk) == "花")
  }

  @Test(arguments: ["花", "Hana", "Will", "May", "June"])
  func `a name that is a word too is a name`(name: String) {
    var talk = Self.first()
    talk.type(name)
    #expect(Self.kept(talk) == name)
  }

  @Test func `a name has at most four words`() {
    var talk = Self.first()
    talk.type("Ana Maria de la Cruz")
    #expect(Self.kept(talk) == nil)
    talk.type("Ana Maria de Cruz")
    #expect(Self.kept(talk) == "Ana Maria de Cruz")
  }

  @Test func `a name that is too long is said to be long`() {
    var talk = Self.first()
    talk.type(String(repeating: "a", count: 31))
    talk.wait(.seconds(3))
    #expect(Self.kept(talk) == nil)
    #expect(talk.words.hasSuffix("That is long! Do you have a shorter name?"))
  }

  @Test func `from the name on, one Enter starts`() {
    var talk = Self.first()
    talk.type("Mina")
    talk.send(.learnerChosen(LearnerProfile(name: "Mina")))
    talk.wait(.seconds(3))
    #expect(talk.chips == ["[Start]", "Change"])
    talk.type("")
    #expect(talk.conversation.settings.difficulty == .auto)
    #expect(talk.question != nil)
  }

  @Test func `no letters that are commands are listed before there is a need`() {
    var talk = Self.first()
    talk.type("")
    talk.send(.learnerChosen(.unknown))
    talk.type("")
    talk.wait(.seconds(3))
    #expect(!talk.words.contains("q stop") && !talk.words.contains("s skip"))
    #expect(!talk.words.contains("?  "))
    talk.wait(.seconds(12))
    #expect(talk.words.contains("Stuck? Type ? for a tip."))
  }

  @Test func `just right is the first level, on the card as in the settings`() {
    var talk = Talk.choosing(minutes: 2)
    #expect(talk.card?.control == .options(["Just right", "Easy", "Medium", "Hard"], selected: 0))
    var new = Self.first(flags: PracticeFlags(minutes: 2))
    new.type("")
    new.send(.learnerChosen(.unknown))
    new.wait(.seconds(3))
    new.type("change")
    new.wait(.seconds(3))
    #expect(new.card?.control == .options(["Just right", "Easy", "Medium", "Hard"], selected: 0))
    new.type("2")
    #expect(new.effects.contains(.saveSetting(.difficulty, "easy")), "numbers follow the card")
    talk = Talk(
      minutes: 2, previous: PreviousSession(minutes: 2, difficulty: .hard))
    talk.type("change")
    talk.wait(.seconds(3))
    #expect(talk.card?.control == .options(["Just right", "Easy", "Medium", "Hard"], selected: 0))
    let row = SettingsForm(Settings(), through: .child).picture(in: Texts(.english)).rows[1]
    #expect(row.control == .options(["Just right", "Easy", "Medium", "Hard"], selected: 0))
  }

  @Test func `minutes and level can be typed at once`() {
    var talk = Self.first()
    talk.type("")
    talk.send(.learnerChosen(.unknown))
    talk.type("7")
    #expect(talk.effects.contains(.saveSetting(.minutes, "7")))
    talk.type("hard")
    #expect(talk.effects.contains(.saveSetting(.difficulty, "hard")))
    #expect(talk.question != nil)
  }

  @Test func `nothing is offered where the command line says all`() {
    var talk = Self.first(flags: PracticeFlags(minutes: 2, difficulty: .easy))
    talk.type("Mina")
    talk.send(.learnerChosen(LearnerProfile(name: "Mina")))
    #expect(talk.question != nil)
  }

  @Test(arguments: [("leo", "Leo"), ("anna lena", "Anna Lena"), ("McKay", "McKay"), ("미나", "미나")])
  func `a name in small letters is written as names are`(typed: String, name: String) {
    var setup = ConversationSetup(.screen)
    setup.asksName = true
    var talk = Talk(setup)
    talk.type(typed)
    #expect(talk.effects.contains(.nameLearner(name)))
  }

  @Test func `a sentence is no name`() {
    var setup = ConversationSetup(.screen)
    setup.asksName = true
    var talk = Talk(setup)
    talk.type("why do you want to know")
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix("Type your name. Or skip it, that's fine."))
  }
}
