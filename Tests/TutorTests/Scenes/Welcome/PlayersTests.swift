import Basics
import Quiz
import Screen
import Testing

@testable import Tutor

struct PlayersTests {
  static let mina = LearnerProfile(
    name: "Mina", own: LearnerSettings(minutes: 3, difficulty: .easy, operations: [.multiply]),
    previous: PreviousSession(minutes: 3, difficulty: .easy))
  static let jun = LearnerProfile(name: "Jun")
  static let family = [jun, mina, LearnerProfile(name: "미나")]

  @Test(arguments: ["im jun", "its me jun", "I am Jun", "my name is jun", "jun!", "hi im Jun"])
  func `who plays can be said in a sentence`(typed: String) {
    var talk = Talk(players: Self.family, last: "Mina")
    talk.wait(.seconds(3))
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.effects.contains(.chooseLearner("Jun")), "\(talk.words)")
  }

  @Test(arguments: [
    "now jun", "let jun play", "can jun play", "this is jun", "im jun not mina", "me jun",
    "jun first", "jun goes first", "jun again",
  ])
  func `a name among few other words is enough`(typed: String) {
    var talk = Talk(players: Self.family, last: "Mina")
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.effects.contains(.chooseLearner("Jun")), "\(talk.words)")
  }

  @Test(arguments: [
    "mina is at school", "mina isnt here", "mina is not here", "both", "me first", "minas brother",
    "im minas brother",
    "mina went out", "can i play",
    "i love jun", "not mina", "im not mina", "im dum", "swap", "im the brother", "im six",
  ])
  func `what names nobody who is here chooses nobody, and Enter then no wrong one`(typed: String) {
    var talk = Self.talkWithPlace()
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.effects.isEmpty, "\(talk.words)")
    #expect(!talk.words.contains("Are you Mina?") && !talk.words.contains("new here"))
  }

  @Test(arguments: ["mina and jun", "Jun & Mina", "mina, leo", "leo n jun", "both", "we are two"])
  func `of several names none is chosen`(typed: String) {
    var talk = Self.talkWithPlace()
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.effects.isEmpty && talk.words.contains("One at a time! Who answers first?"))
  }

  @Test(arguments: ["yes, jun", "jun, please", "no, jun", "its me, jun", "jun & nobody else here"])
  func `a comma beside one name names no second child`(typed: String) {
    var talk = Self.talkWithPlace()
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(!talk.words.contains("One at a time!"))
  }

  @Test func `who is not the one whose name is near may be new`() {
    var talk = Self.talkWithPlace()
    talk.type("minae")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Are you Mina?"))
    talk.type("no")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Hi Minae! Are you new here?"), "\(talk.words)")
  }

  @Test func `the first bubble asks who plays, and Enter takes who played last`() {
    var talk = Talk(players: Self.family, last: "Mina")
    talk.wait(.seconds(3))
    #expect(talk.words == "Hi! Who is playing?\n")
    #expect(talk.card?.control == .options(["Jun", "Mina", "미나"], selected: 1))
    talk.type("")
    talk.wait(.seconds(3))
    #expect(talk.effects.contains(.chooseLearner("Mina")))
    #expect(talk.words.contains("Hi Mina! "))
    #expect(talk.words.contains("Same as last time? 3 minutes.\nLevel: Easy."))
    talk.type("")
    talk.wait(.seconds(3))
    #expect(
      talk.effects.contains(
        .beginSession(
          PracticeOptions(minutes: 3, difficulty: .easy, operations: [.multiply]), seed: 1)))
    #expect(talk.question?.operation == .multiply)
  }

  @Test(arguments: ["2", " mina ", "MINA", "2."])
  func `a name or a number can be typed`(typed: String) {
    var talk = Talk(players: Self.family)
    talk.type(typed)
    #expect(talk.effects.first == .chooseLearner("Mina"))
  }

  @Test func `arrows move through the names, and a tap takes one`() throws {
    var talk = Talk(players: Self.family)
    talk.wait(.seconds(3))
    for key: Key in [.down, .right, .down, .up] { talk.send(.key(key)) }
    #expect(talk.card?.control == .options(["Jun", "Mina", "미나"], selected: 1))
    let card = try #require(talk.card)
    talk.send(.pressed(.option(card: card.id, index: 2)))
    #expect(talk.effects.first == .chooseLearner("미나"))
    talk.wait(.seconds(3))
    #expect(talk.words.contains("Hi 미나! I'm Robo"))
  }

  @Test func `an unknown name is answered with the nearest, which Enter takes`() {
    var talk = Talk(players: Self.family)
    talk.type("Mnia")
    talk.wait(.seconds(3))
    #expect(talk.words.contains("I don't know Mnia yet. Are you Mina?"))
    #expect(talk.card?.control == .options(["Jun", "Mina", "미나"], selected: 1))
    #expect(talk.effects == [])
    talk.type("")
    #expect(talk.effects.first == .chooseLearner("Mina"))
  }

  @Test(arguments: ["Xaverine", "4", "0", String(repeating: "x", count: 500)])
  func `a name near nobody's is asked for again`(typed: String) {
    var talk = Talk(players: Self.family)
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.words.contains("Which of these are you?"))
    #expect(talk.card != nil)
    #expect(talk.effects == [])
  }

  @Test(arguments: [40, 41])
  func `of an unknown name so much is said again as a name can have`(count: Int) {
    var talk = Talk(players: Self.family)
    talk.type(String(repeating: "x", count: count))
    talk.wait(.seconds(3))
    let name = String(repeating: "x", count: 40)
    #expect(talk.words.contains("I don't know \(name) yet. Which of these are you?"))
  }

  @Test(arguments: ["yes", "OK", "y"])
  func `yes means the child whom Robo named`(typed: String) {
    var talk = Talk(players: Self.family)
    talk.type("Mnia")
    talk.type(typed)
    #expect(talk.effects.first == .chooseLearner("Mina"))
  }

  @Test(arguments: ["go", "start", "again", "change", "no", "progress", "hi", "yes"])
  func `no word begins a practice before it is known who plays`(typed: String) {
    var talk = Talk(players: Self.family)
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.effects == [])
    #expect(talk.card?.control == .options(["Jun", "Mina", "미나"], selected: 0))
    #expect(talk.card != nil)
  }

  @Test func `a child without a name has a label, and is greeted without one`() {
    let unnamed = LearnerProfile(name: "default", isNamed: false)
    var setup = ConversationSetup(.screen)
    setup.players = Players(
      ["default", "Mina"], last: nil, labels: ["default": "No name yet"])
    var talk = Talk(setup)
    talk.wait(.seconds(3))
    #expect(talk.card?.control == .options(["No name yet", "Mina"], selected: 0))
    talk.type("no name yet")
    #expect(talk.effects == [.chooseLearner("default")])
    talk.send(.learnerChosen(unnamed))
    talk.wait(.seconds(3))
    #expect(!talk.words.contains("default"))
    #expect(talk.words.contains("Hi! I'm Robo"))
  }

  /// The family, and a place for somebody new.
  static func talkWithPlace() -> Talk {
    var setup = ConversationSetup(.screen)
    setup.players = Players(family.map(\.name), last: "Mina", newcomer: "Somebody new")
    var talk = Talk(setup)
    talk.wait(.seconds(3))
    return talk
  }

  @Test(arguments: ["4", "somebody new", "new", "im new", "none of these"])
  func `who is new is asked for the name, and goes back without one`(typed: String) {
    var talk = Self.talkWithPlace()
    #expect(talk.card?.control == .options(["Jun", "Mina", "미나", "Somebody new"], selected: 1))
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("What shall I call you?"))
    talk.type("skip")
    talk.wait(.seconds(2))
    #expect(talk.effects.isEmpty && talk.card != nil)
    talk.type(typed)
    talk.type("Max")
    #expect(talk.effects == [.nameLearner("Max")])
  }

  @Test func `a name that nobody has is that of somebody new, unless it is nearly another's`() {
    var talk = Self.talkWithPlace()
    talk.type("my name is max")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Hi Max! Are you new here?"))
    talk.type("no")
    talk.wait(.seconds(2))
    #expect(talk.card != nil && talk.effects.isEmpty)
    talk.type("im minna")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Are you Mina?"))
    var closed = Talk(players: Self.family)
    closed.type("my name is max")
    closed.wait(.seconds(2))
    #expect(!closed.words.contains("Are you new here?"), "only these can play")
  }

  @Test func `what was set before anybody was known holds for who then plays`() {
    var talk = Self.talkWithPlace()
    talk.type("settings")
    talk.send(.key(.right))
    talk.send(.key(.enter))
    talk.type("Jun")
    talk.send(.learnerChosen(Self.jun))
    talk.wait(.seconds(3))
    #expect(talk.effects.contains(.saveSetting(.minutes, "6")))
    #expect(talk.words.contains("Shall we play for 6 minutes?"), "\(talk.words)")
  }

  @Test func `one child is not asked`() {
    #expect(Players(["Mina"], last: nil) == nil)
    #expect(Players([], last: "Mina") == nil)
  }

  @Test func `a check greets the same way, and the words still work`() {
    var talk = Talk(players: Self.family, purpose: .check(questions: 5, mix: .official))
    talk.wait(.seconds(3))
    #expect(talk.words == "Hi! Who is playing?\n")
    talk.type("jun")
    talk.wait(.seconds(3))
    #expect(talk.words.contains("5 questions"))
    var leaving = Talk(players: Self.family)
    leaving.type("bye")
    leaving.wait(LeftScene.wavingTime)
    #expect(leaving.effects == [.leave])
  }

  @Test func `what the environment decides wins over what is the child's own`() {
    var talk = Talk(players: Self.family, fixedKeys: [.minutes, .difficulty])
    talk.type("mina")
    #expect(talk.conversation.settings.minutes == Settings().minutes)
    #expect(talk.conversation.settings.difficulty == Settings().difficulty)
    #expect(talk.conversation.settings.operations == [.multiply])
  }

  @Test func `where all share the settings, the length is theirs too`() {
    let only = LearnerProfile(
      name: "Mina", keepsOwn: false,
      previous: PreviousSession(minutes: 9, difficulty: .hard))
    func settings(_ profile: LearnerProfile) -> Settings {
      Player(profile, choosing: PracticeChoice()).choice.settings
    }
    #expect(settings(only) == Settings())
    #expect(settings(Self.mina).minutes == 3)
  }

  @Test func `a known child is greeted by name`() {
    var setup = ConversationSetup(.plain)
    setup.learner = LearnerProfile(name: "Mina")
    var talk = Talk(setup)
    talk.wait(.seconds(1))
    #expect(talk.words.hasPrefix("Hi Mina! I'm Robo"))
  }

  @Test func `who was chosen is not chosen once more before they are here`() {
    var setup = ConversationSetup(.screen)
    setup.players = Players(Self.family.map(\.name), last: nil)
    var conversation = Conversation(setup)
    _ = conversation.handle(.opened, at: .start)
    let first = conversation.handle(.submitted("Mina"), at: .start)
    let second = conversation.handle(.submitted("Jun"), at: .start)
    #expect(first.contains(.chooseLearner("Mina")))
    #expect(!second.contains(.chooseLearner("Jun")))
  }
}
