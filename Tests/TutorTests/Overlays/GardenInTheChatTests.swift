import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct GardenInTheChatTests {
  private static func finished(_ form: ChatForm = .screen) -> Talk {
    var talk = Talk(form, minutes: 5, difficulty: .easy)
    talk.wait(.seconds(2))
    talk.answer()
    talk.stop()
    return talk
  }

  private func garden(_ talk: Talk) -> GardenPicture? {
    if case .garden(let picture) = talk.conversation.picture { picture } else { nil }
  }

  @Test(arguments: ["garden", "My garden!"])
  func `the word opens the garden, in which the last answers have grown`(word: String) {
    var talk = Self.finished()
    talk.type(word)
    let signs = garden(talk)?.rows.flatMap { $0.plants.map(\.sign) } ?? []
    #expect(!signs.isEmpty)
    talk.send(.key(.escape))
    #expect(garden(talk) == nil)
  }

  @Test func `one page named among other words opens, of two none does`() {
    let vocabulary = ChatVocabulary(Texts(.english))
    let pages: [ChatVocabulary.Command] = [.garden, .settings]
    #expect(vocabulary.command(namedIn: "show me the garden", among: pages) == .garden)
    #expect(vocabulary.command(namedIn: "garden or settings", among: pages) == nil)
    #expect(vocabulary.command(namedIn: "show me", among: pages) == nil)
  }

  @Test func `practising what grows begins a practice`() {
    var talk = Self.finished()
    talk.type("garden")
    talk.send(.key(.enter))
    #expect(garden(talk) == nil)
    #expect(talk.conversation.scene is PracticeScene)
    talk.wait(.seconds(3))
    #expect(talk.words.contains("5 minutes with what grows in your garden."))
  }

  @Test(arguments: ["settings", "about"])
  func `the name of another page opens that one`(name: String) {
    var talk = Self.finished()
    talk.type("garden")
    for letter in name { talk.send(.key(.character(letter))) }
    talk.send(.key(.enter))
    switch talk.conversation.overlay {
    case .settings: #expect(name == "settings")
    case .contact: #expect(name == "about")
    case .garden, .progress, .times, nil: Issue.record("\(name) opens nothing")
    }
  }

  @Test func `who types no mouse's click finds out about Robo by a word, line by line too`() {
    var talk = Self.finished()
    talk.type("about robo")
    guard case .contact? = talk.conversation.overlay else {
      Issue.record("no card")
      return
    }
    var plain = Self.finished(.plain)
    plain.type("about")
    plain.wait(.seconds(1))
    #expect(plain.words.contains("All that we do stays on this computer."))
  }

  @Test(arguments: ["garden", "settings"])
  func `Ctrl-D leaves a page, as Escape does`(page: String) {
    var talk = Self.finished()
    talk.type(page)
    #expect(talk.chat == nil)
    talk.send(.key(.control("d")))
    #expect(talk.chat != nil)
    #expect(!talk.conversation.hasEnded)
  }

  @Test func `Ctrl-D on the settings alone leaves the program`() {
    var talk = Talk(purpose: .settings)
    talk.send(.key(.control("d")))
    #expect(talk.effects.last == .leave)
  }

  /// A talk with a child whose past was not looked up, after a practice.
  private static func seeded(_ form: ChatForm) -> Talk {
    var setup = ConversationSetup(
      form, flags: PracticeFlags(minutes: 3, difficulty: .easy))
    setup.learner = LearnerProfile(name: "Mina", isPastKnown: false)
    var talk = Talk(setup)
    for _ in 0..<6 {
      talk.wait(.seconds(2))
      talk.answer()
    }
    talk.wait(.seconds(400))
    return talk
  }

  @Test(arguments: [ChatForm.screen, .plain])
  func `where the past was not looked up the garden is what has grown just now`(form: ChatForm) {
    var talk = Self.seeded(form)
    #expect(talk.words.contains("All 6 right, Mina!"))
    let said = talk.words.firstMatch(of: /(\d+) plants grew in this round/)?.1
    #expect(talk.words.contains(" plants grew in this round.\n🌱"))
    #expect(!talk.words.contains("your garden"))
    talk.type("garden")
    talk.wait(.seconds(1))
    let title = "Grown just now"
    let counted = form == .plain ? nil : garden(talk)?.counts
    #expect(
      form == .plain || counted == said.map { ["\($0) plants"] },
      "\(said ?? "none"): \(counted ?? [])")
    #expect(form == .plain ? talk.words.contains(title) : garden(talk)?.title == title)
  }

  @Test func `before anything grew it says where the garden is`() {
    var setup = ConversationSetup(.screen)
    setup.learner = LearnerProfile(name: "Mina", isPastKnown: false)
    var talk = Talk(setup)
    talk.type("garden")
    talk.wait(.seconds(1))
    #expect(garden(talk) == nil)
    #expect(talk.words.contains("For all of your garden, start mathbot garden."))
  }

  @Test func `line by line the garden is said in words`() {
    var talk = Self.finished(.plain)
    talk.type("garden")
    #expect(talk.words.contains("My garden"))
  }
}
