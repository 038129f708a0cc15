import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// Words that Robo offers: tapped, lit and entered, or typed, they do the same.
struct ChipTests {
  private static let previous = PreviousSession(
    minutes: 5, difficulty: .auto)

  /// A practice of a minute with a right answer.
  private static func finished() -> Talk {
    var talk = Talk.practising(minutes: 1)
    talk.answer()
    talk.wait(.seconds(100))
    return talk
  }

  @Test func `after a practice words are offered, the first of them lit`() {
    let talk = Self.finished()
    #expect(talk.chips == ["[New round]", "My garden", "Time taken", "Settings", "Bye"])
    #expect(talk.chat?.composer.placeholder == "Tap one, use ← → and Enter, or type")
  }

  @Test func `arrows and Tab move the light, arrows to the ends, Tab around`() {
    var talk = Self.finished()
    for (key, word) in [
      (Key.left, "[New round]"), (.right, "[My garden]"), (.right, "[Time taken]"),
      (.tab, "[Settings]"),
      (.right, "[Bye]"),
      (.right, "[Bye]"), (.tab, "[New round]"), (.backTab, "[Bye]"), (.left, "[Settings]"),
    ] {
      talk.press(key)
      #expect(talk.chips.contains(word), "\(key)")
    }
  }

  @Test func `with something typed the arrows move the cursor`() {
    var talk = Self.finished()
    talk.send(.edited(line: "by", cursor: 2, prompt: ""))
    #expect(talk.conversation.destination(of: .left) == .line)
    #expect(talk.conversation.destination(of: .tab) == .nowhere)
  }

  enum Way: CaseIterable {
    case tap, light, label, capitals
  }

  @Test(arguments: Way.allCases)
  func `tapped, lit or typed, a word opens the same page, which is the whole answer`(
    way: Way
  ) {
    var talk = Self.finished()
    switch way {
    case .tap: talk.send(.pressed(.word(2)))
    case .light:
      for _ in 0..<2 { talk.press(.right) }
      talk.type("")
    case .label: talk.type("all times")
    case .capitals: talk.type("  ALL times! ")
    }
    talk.wait(.seconds(2))
    guard case .times = talk.conversation.overlay else {
      Issue.record("no page of all times")
      return
    }
    talk.press(.escape)
    #expect(!talk.words.lowercased().contains("all times"))
  }

  @Test func `what was half typed is cleared by a tap`() {
    var talk = Self.finished()
    talk.send(.edited(line: "by", cursor: 2, prompt: ""))
    talk.send(.pressed(.word(0)))
    #expect(talk.effects.contains(.clearLine))
    #expect(talk.question != nil)
  }

  @Test func `a tap on a word that is offered no more does nothing`() {
    var talk = Self.finished()
    talk.send(.pressed(.word(17)))
    talk.send(.pressed(.word(0)))
    let count = talk.effects.count
    talk.send(.pressed(.word(3)))
    #expect(talk.effects.count == count)
    #expect(talk.question != nil)
  }

  @Test func `the words appear with the last of what was said`() {
    var talk = Talk.practising()
    talk.answer()
    talk.stop()
    #expect(talk.chips == [])
    talk.wait(.seconds(4))
    #expect(talk.chips != [])
  }

  @Test func `as last time is started or changed`() {
    var talk = Talk(previous: Self.previous)
    talk.wait(.seconds(3))
    #expect(talk.chips == ["[Start]", "Change"])
    talk.press(.right)
    talk.type("")
    #expect(talk.words.hasSuffix("Change\n") || talk.words.contains("Change"))
    talk.wait(.seconds(3))
    #expect(talk.card != nil)
    #expect(talk.chips == ["[5 minutes]"])
  }

  @Test func `a word that is none keeps the offer, and it stands again`() {
    var talk = Talk(previous: Self.previous)
    talk.type("banana")
    talk.wait(.seconds(3))
    #expect(
      talk.words.hasSuffix(
        "banana\nI don't know that word yet.\nSame as last time? 5 minutes.\nLevel: Just right for you."
      ))
    #expect(talk.chips == ["[Start]", "Change"])
  }

  @Test func `levels are read downwards, while up means more minutes`() {
    let levels = Difficulty.allCases
    for (key, level, minutes) in [(Key.down, 2, 4), (.right, 2, 6), (.up, 0, 6), (.left, 0, 4)] {
      var choice = Choice(id: 0, subject: .difficulty(levels), value: 1)
      choice.move(with: key)
      #expect(choice.value == level)
      choice = Choice(id: 0, subject: .minutes, value: 5)
      choice.move(with: key)
      #expect(choice.value == minutes)
    }
  }

  @Test func `whether to stop is answered with a chip, and Enter goes on`() throws {
    var talk = Talk.practising()
    let question = try #require(talk.question)
    talk.type("q")
    talk.wait(.seconds(1))
    #expect(talk.chips == ["[Go on]", "Stop"])
    talk.type("")
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix("Go on\nWhat is \(question)?"))
    #expect(talk.chips == [])
    talk.type("q")
    talk.send(.pressed(.word(1)))
    #expect(talk.question == nil)
  }

  @Test func `a pause offers to go on, and any key still does`() {
    var talk = Talk.practising()
    talk.type("p")
    talk.wait(.seconds(1))
    #expect(talk.chips == ["[Go on]"])
    #expect(talk.chat?.composer.placeholder == Texts(.english)(.composerPaused))
    #expect(talk.conversation.paused != nil)
    talk.send(.pressed(.word(0)))
    #expect(talk.conversation.scene is PracticeScene)
    talk.type("p")
    talk.press(.right)
    #expect(talk.conversation.scene is PracticeScene)
  }

  @Test func `a name that is near one is answered with yes or no`() {
    var talk = Talk(players: PlayersTests.family)
    talk.type("Mnia")
    talk.wait(.seconds(3))
    #expect(talk.chips == ["[Yes]", "No"])
    talk.press(.right)
    talk.type("")
    talk.wait(.seconds(3))
    #expect(talk.effects == [])
    #expect(talk.chips == [])
    #expect(talk.card != nil)
    talk.type("Mnia")
    talk.send(.pressed(.word(0)))
    #expect(talk.effects.first == .chooseLearner("Mina"))
  }

  @Test func `a check is started with a chip, and left with one`() {
    let purpose = ConversationSetup.Purpose.check(questions: 5, mix: .official)
    var talk = Talk(purpose: purpose)
    talk.wait(.seconds(4))
    #expect(talk.chips == ["[Try first]", "Start", "Bye"])
    talk.type("skip")
    #expect(talk.conversation.check != nil)
    talk.wait(.seconds(4))
    talk.type("q")
    talk.wait(.seconds(1))
    #expect(talk.chips == ["[Go on]", "Stop"])
    talk.send(.pressed(.word(1)))
    talk.wait(.seconds(3))
    #expect(talk.chips == ["[New round]", "Settings", "Bye"])
    var leaving = Talk(purpose: purpose)
    leaving.send(.pressed(.word(2)))
    leaving.wait(.seconds(2))
    #expect(leaving.effects.last == .leave)
  }

  @Test func `line by line the words stand in the line that asks`() {
    var talk = Talk(.plain, previous: Self.previous)
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix("Type one: start, change. Enter is start."))
    talk.type("start")
    talk.answer()
    talk.stop()
    talk.wait(.seconds(1))
    #expect(
      talk.words.hasSuffix(
        "What next?\nType one: go on, new round, my garden, time taken, settings, bye."))
    talk.type("")
    #expect(talk.question == nil, "an empty line begins nothing that nobody sees lit")
    talk.type("all times")
    #expect(talk.words.contains("Time taken"))
  }

  @Test(arguments: Language.allCases)
  func `no two words of an offer are spelt alike, in any language`(language: Language) {
    let texts = Texts(language)
    let all: [Offer] = [
      .again, .times, .settings, .bye, .start, .change, .yes, .no, .resume, .stop,
    ]
    #expect(Set(all.map { $0.label(in: texts).lowercased() }).count == all.count)
  }
}
