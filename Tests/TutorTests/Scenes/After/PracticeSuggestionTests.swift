import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct PracticeSuggestionTests {
  /// A child who has just finished a practice after 29 more answers of one kind.
  private static func finished(
    _ level: Difficulty = .easy, isRight: Bool = true, fixedKeys: Set<SettingKey> = [],
    table: Int? = nil, pastLevel: Difficulty? = nil, skips: Int = 0
  ) -> Talk {
    var settings = Settings()
    settings.difficulty = level
    settings.animation = false
    // Nothing is shown first, which would be no answer.
    settings.tips = false
    var setup = ConversationSetup(
      .screen, settings: settings,
      flags: PracticeFlags(minutes: 5, difficulty: level, table: table), fixedKeys: fixedKeys)
    let past = (0..<29).map { number in
      PastAttempt(
        Attempt(
          question: Question(2, .multiply, 2 + number % 8), typed: "",
          outcome: isRight ? .right : .wrong, tryNumber: 1, time: .seconds(2)),
        on: 0, at: pastLevel ?? level)
    }
    setup.learner.past = Past(past)
    var talk = Talk(setup)
    talk.wait(.seconds(2))
    talk.answer(offBy: isRight ? 0 : 500)
    for _ in 0..<skips { talk.type("skip") }
    talk.stop()
    talk.wait(.seconds(2))
    return talk
  }

  @Test func `who knows a level well is asked about the next, and yes takes it`() {
    var talk = Self.finished()
    #expect(talk.words.contains("Shall we try Medium next time?"))
    #expect(!talk.effects.contains(.saveSetting(.difficulty, "medium")), "never by itself")
    talk.type("y")
    #expect(talk.effects.contains(.saveSetting(.difficulty, "medium")))
    talk.type("again")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("5 minutes. Level: Medium. Here we go!"))
  }

  @Test func `who has skipped a question does not hear that all is known well`() {
    #expect(!Self.finished(skips: 1).words.contains("You know these well"))
    let struggling = Self.finished(.hard, isRight: false, skips: 1)
    #expect(struggling.words.contains("Shall we play Medium for a while?"))
  }

  @Test func `what is chosen later counts more than the suggestion that was taken`() {
    var talk = Self.finished()
    talk.type("y")
    talk.type("settings")
    for key: Key in [.down, .right, .enter] { talk.send(.key(key)) }
    talk.type("again")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("5 minutes. Level: Hard. Here we go!"))
  }

  @Test func `who finds a level hard is asked about the one below`() {
    var talk = Self.finished(.hard, isRight: false)
    #expect(talk.words.contains("Shall we play Medium for a while?"))
    talk.type("yes")
    #expect(talk.effects.contains(.saveSetting(.difficulty, "medium")))
  }

  @Test func `no keeps the level and the conversation`() {
    var talk = Self.finished()
    talk.type("no")
    talk.wait(.seconds(1))
    #expect(talk.words.contains("OK, we stay with Easy."))
    #expect(!talk.conversation.hasEnded)
    #expect(!talk.effects.contains(.saveSetting(.difficulty, "medium")))
    talk.type("no")
    #expect(talk.conversation.hasEnded, "the next no is a goodbye again")
  }

  @Test(arguments: ["hahaha", "thanks robo", "12 + 5", "blubb", "what is a medal"])
  func `what is said between is no answer, and the level is asked about again`(typed: String) {
    var talk = Self.finished()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.split(separator: "Shall we try Medium").count == 3)
    talk.type("no")
    #expect(talk.words.contains("OK, we stay with Easy.") && !talk.conversation.hasEnded)
  }

  @Test(arguments: ["nope", "nah", "no thanks", "no way", "later", "i dont want to", "no no"])
  func `no in other words keeps the level and the conversation`(typed: String) {
    var talk = Self.finished()
    talk.type(typed)
    talk.wait(.seconds(1))
    #expect(talk.words.contains("OK, we stay with Easy.") && !talk.conversation.hasEnded)
  }

  @Test func `what to practise is a wish while a level is suggested, too`() {
    var talk = Self.finished()
    talk.type("i want minus")
    talk.wait(.seconds(2))
    #expect(talk.conversation.practice?.session.open?.question.operation == .subtract)
  }

  @Test(arguments: ["harder", "medium", "harder please", "ok", "yep", "yes please", "yeah"])
  func `the wish or the level's name is a yes`(typed: String) {
    var talk = Self.finished()
    talk.type(typed)
    #expect(talk.effects.contains(.saveSetting(.difficulty, "medium")))
  }

  @Test func `another round of other minutes takes no level that Robo only suggests`() {
    var talk = Self.finished()
    talk.type("again 3 minutes")
    talk.wait(.seconds(2))
    let options = talk.conversation.practice?.session.options
    #expect(options?.difficulty == .easy && options?.minutes == 3, "\(talk.words)")
  }

  @Test func `another practice lets the suggestion lapse, and it comes once`() {
    var talk = Self.finished()
    talk.type("again")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("5 minutes. Level: Easy. Here we go!"))
    talk.answer()
    talk.stop()
    talk.wait(.seconds(2))
    #expect(talk.words.split(separator: "Shall we try Medium").count == 2)
    talk.type("yes")
    #expect(!talk.effects.contains(.saveSetting(.difficulty, "medium")))
  }

  @Test func `all times are shown when they are asked for, also while a level is suggested`() {
    var talk = Self.finished()
    #expect(talk.chips.contains("No"))
    let words = talk.words
    talk.type("all times")
    guard case .times? = talk.conversation.overlay else {
      Issue.record("no page of times")
      return
    }
    talk.send(.key(.escape))
    #expect(talk.conversation.overlay == nil && talk.chips.contains("No"))
    #expect(talk.words == words, "no word of the child stands between the question and yes or no")
  }

  @Test func `nothing is suggested where it would not help`() {
    for talk in [
      Self.finished(.auto), Self.finished(.hard), Self.finished(.easy, isRight: false),
      Self.finished(fixedKeys: [.difficulty]), Self.finished(table: 2),
      Self.finished(pastLevel: .medium),
    ] { #expect(!talk.words.contains("Shall we")) }
  }
}
