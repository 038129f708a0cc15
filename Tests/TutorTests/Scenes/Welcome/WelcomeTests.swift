import Quiz
import Screen
import Testing

@testable import Tutor

struct WelcomeTests {
  @Test func `a new child chooses the minutes, then the level, and both are saved at once`() {
    var talk = Talk.choosing()
    #expect(talk.card != nil)
    talk.send(.key(.right))
    talk.send(.key(.right))
    talk.type("")
    #expect(talk.effects.contains(.saveSetting(.minutes, "7")))
    talk.wait(.seconds(3))
    talk.send(.key(.right))
    talk.type("")
    #expect(talk.effects.contains(.saveSetting(.difficulty, "easy")))
    talk.wait(.seconds(3))
    #expect(talk.question != nil)
    #expect(talk.conversation.settings.minutes == 7)
  }

  @Test(arguments: ["5", "5 minutes", "five is 5"])
  func `the minutes can be typed`(words: String) {
    var talk = Talk.choosing()
    talk.type(words)
    #expect(talk.effects.contains(.saveSetting(.minutes, "5")))
  }

  @Test(arguments: ["0", "11", "2 or 3", "ages", "thirty minutes", "99999999999999999999999"])
  func `minutes that are not allowed are asked for again`(words: String) {
    var talk = Talk.choosing()
    talk.type(words)
    talk.wait(.seconds(3))
    #expect(talk.effects == [])
    #expect(talk.words.contains("I know 1 to 10 minutes"))
    #expect(talk.card != nil)
  }

  @Test func `the slider stays within its range`() {
    var talk = Talk.choosing()
    for _ in 0..<20 { talk.send(.key(.left)) }
    talk.type("")
    #expect(talk.effects.contains(.saveSetting(.minutes, "1")))
  }

  @Test func `a slider is held, moved and let go with the mouse`() throws {
    var talk = Talk.choosing()
    let card = try #require(talk.card)
    talk.send(.pressed(.slider(card: card.id, value: 3)))
    talk.send(.dragged(.slider(card: card.id, value: 9)))
    #expect(talk.effects == [])
    talk.send(.released)
    #expect(talk.effects == [], "a tap beside the wanted number can be mended")
    talk.send(.dragged(.slider(card: card.id, value: 2)))
    #expect(talk.chips == ["[9 minutes]"], "only while it is held")
    talk.send(.pressed(.word(0)))
    #expect(talk.effects == [.saveSetting(.minutes, "9")])
    #expect(talk.words.ranges(of: "9 minutes").count == 1, "said once")
  }

  @Test func `an option is chosen with a tap`() throws {
    var talk = Talk.choosing(minutes: 2)
    let card = try #require(talk.card)
    talk.send(.pressed(.option(card: card.id, index: 3)))
    #expect(talk.effects.first == .saveSetting(.difficulty, "hard"))
  }

  @Test func `an old card no longer answers to taps`() throws {
    var talk = Talk.choosing()
    let card = try #require(talk.card)
    talk.type("5")
    talk.send(.pressed(.slider(card: card.id, value: 9)))
    talk.send(.released)
    #expect(talk.effects == [.saveSetting(.minutes, "5")])
  }

  @Test func `arrows move the card until something is typed, and a card that was left is old`() {
    var talk = Talk.choosing()
    let arrows: [Key] = [.left, .right, .up, .down]
    for key in arrows { #expect(talk.conversation.destination(of: key) == .conversation) }
    talk.send(.edited(line: "5", cursor: 1, prompt: ""))
    for key in [Key.left, .right] { #expect(talk.conversation.destination(of: key) == .line) }
    for _ in 1...2 { talk.send(.key(.escape)) }
    #expect(talk.card == nil)
  }

  @Test func `a card that is answered makes way, and the answer stays`() {
    for form in [true, false] {
      var talk = Talk.choosing()
      #expect(talk.card != nil)
      if form { talk.type("7") } else { talk.send(.submitted("")) }
      talk.wait(.seconds(2))
      #expect(talk.words.contains(form ? "7 minutes" : "5 minutes"))
      let cards = (talk.chat?.entries ?? []).count { if case .card = $0 { true } else { false } }
      #expect(cards == 1, "the next one only")
    }
  }

  @Test func `who played before starts with one key`() {
    let last = PreviousSession(minutes: 5, difficulty: .auto)
    var talk = Talk(previous: last)
    talk.wait(.seconds(3))
    #expect(talk.words.contains("Same as last time? 5 minutes.\nLevel: Just right for you."))
    talk.type("")
    talk.wait(.seconds(3))
    #expect(talk.question != nil)
  }

  @Test func `what the flags give is not asked and not saved`() {
    let talk = Talk.practising()
    #expect(talk.question != nil)
    #expect(!talk.effects.contains { if case .saveSetting = $0 { true } else { false } })
  }

  @Test func `the session begins with the options and the seed`() {
    let talk = Talk.practising()
    let options = PracticeOptions(minutes: 5, difficulty: .easy)
    #expect(talk.effects.first == .beginSession(options, seed: 1))
  }
}
