import Basics
import Calculator
import Content
import Quiz
import Screen
import TestPasts
import Testing

@testable import Tutor

/// Words, keys and numbers that nobody planned for.
struct OddInputTests {
  @Test(arguments: [
    "-9223372036854775808", "9223372036854775807", "-9223372036854775806", "99999999999",
  ])
  func `a number beyond all sense is no try`(typed: String) {
    var talk = Talk.practising()
    talk.type(typed)
    talk.wait(.seconds(1))
    #expect(talk.attempts == [])
    #expect(talk.words.contains("Wow, that's big!"))
  }

  @Test(arguments: ["京京京京", "億", "½", "Ⅷ", "99999999999999999999"])
  func `a card takes no number that is none`(typed: String) {
    var talk = Talk()
    talk.wait(.seconds(3))
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.words.contains("I know 1 to 10 minutes. Which one?"))
  }

  @Test func `a paste that a line cannot hold is cut, and that is said`() {
    var talk = Talk.practising()
    let paste = String(repeating: "56 ", count: 1_000)
    let accepted = talk.conversation.accepted(paste: paste)
    #expect(!accepted.isEmpty && paste.hasPrefix(accepted))
    #expect(talk.conversation.shortens(paste: paste))
    talk.send(.edited(line: accepted, cursor: accepted.count, prompt: ""))
    talk.send(.pasteCut)
    talk.wait(.seconds(3))
    #expect(talk.words.contains("too long for one line. I kept its beginning."))
    #expect(talk.chat?.composer.line == accepted)
  }

  @Test func `End and then Down in one breath scroll the progress page`() {
    var talk = Talk(previous: nil)
    talk.send(.progressLoaded(ProgressReport(past: Pasts.rich, on: 9), learner: nil))
    for key: Key in [.end, .down, .pageDown, .end, .end, .up, .home] { talk.send(.key(key)) }
    guard case .progress(let page) = talk.conversation.overlay else {
      Issue.record("the page is gone")
      return
    }
    #expect(page.scroll.rows == 0)
  }

  @Test func `after a step was answered, a tip shows the next one and not the answer`() {
    var settings = Settings()
    settings.animation = false
    let setup = ConversationSetup(
      .screen, settings: settings,
      flags: PracticeFlags(minutes: 5, difficulty: .hard, operations: [.multiply], table: 8))
    var talk = Talk(setup)
    talk.wait(.seconds(1))
    talk.send(.key(.character("?")))
    talk.wait(.seconds(3))
    let steps = talk.conversation.practice?.guidance.steps ?? []
    #expect(!steps.isEmpty, "the first rung has a blank")
    for step in steps {
      talk.type(String(step))
      talk.wait(.seconds(3))
      #expect(talk.attempts.isEmpty, "a step is no try")
    }
    talk.send(.key(.character("?")))
    talk.wait(.seconds(3))
    #expect(talk.conversation.practice?.session.open?.isRevealed == false)
  }

  @Test(arguments: ["7 times 8", "what is 7 × 8?", "How much is 7 multiplied by 8", "7 * 8"])
  func `a calculation can be typed in words`(typed: String) {
    var talk = Talk.practising()
    talk.stop()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains(" = 56"), "\(talk.words)")
  }

  @Test func `how a calculation goes is told when the child asks for it`() {
    var talk = Talk.practising()
    talk.stop()
    talk.type("how?")
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("subtract") && !talk.words.contains("ones:"))
    talk.type("932 - 457")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("932 - 457 = 475") && talk.words.contains("Type how?"))
    talk.type("how?")
    talk.wait(.seconds(2))
    #expect(
      talk.words.contains("8 12 12") && talk.words.contains("= 475"))
    talk.type("2 + 3 × 4")
    talk.wait(.seconds(2))
    talk.type("how do you do it")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("2 + [3 × 4]") && talk.words.contains("= 14"))
  }

  @Test func `what has no steps is not offered any`() {
    var talk = Talk.practising()
    talk.stop()
    talk.type("100 USD in TWD")
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("Type how?"))
  }

  @Test func `a sum is answered before the first question too`() {
    var cards = Talk.choosing()
    cards.type("7 x 8")
    cards.wait(.seconds(3))
    #expect(cards.words.contains("7 x 8 = 56"))
    #expect(cards.card != nil)
    var offer = Talk(
      previous: PreviousSession(minutes: 5, difficulty: .medium))
    offer.type("12 + 30")
    offer.wait(.seconds(3))
    #expect(offer.words.contains("12 + 30 = 42"))
    #expect(offer.conversation.scene is OfferScene)
  }

  @Test func `the chat knows money as the calculator does`() {
    var talk = Talk.practising()
    talk.stop()
    talk.type("100 USD in TWD")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("TWD"))
    #expect(!talk.words.contains(Texts(.english)(.wordsUnknown)))
  }

  @Test(arguments: ["3x=10", "2x = 8", "3 × 4 = 13"])
  func `an equation is not taken for a calculation without its sign`(typed: String) {
    var talk = Talk.practising()
    talk.stop()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("= 30") && !talk.words.contains("= 16"))
    talk.type("3 × 4 =")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("= 12"))
  }

  @Test(arguments: ["3 plus four", "what is 3 bananas", "5 blorps + 1"])
  func `words that are no calculation get no odd advice`(typed: String) {
    var talk = Talk.practising()
    talk.stop()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains(Texts(.english)(.wordsUnknown)))
    #expect(!talk.words.contains("Did you mean"))
  }

  @Test func `a calculation that would take long is given up`() {
    var talk = Talk.practising()
    talk.stop()
    talk.type((1...1_400).map { "(1+sin(√\($0)))" }.joined(separator: "*"))
    talk.wait(.seconds(2))
    #expect(talk.words.contains(Texts(.english).sentence(for: .tooLong)))
  }

  @Test(arguments: [TapTarget.send, .keypad(.send), .keypad(.digit(7)), .keypad(.skip)])
  func `a tap while it is paused goes on, and sends or deletes nothing`(target: TapTarget) {
    var talk = Talk.practising()
    talk.type("p")
    talk.send(.edited(line: "56", cursor: 2, prompt: ""))
    talk.send(.pressed(target))
    #expect(talk.conversation.scene is PracticeScene)
    #expect(!talk.effects.contains(.submitLine))
    #expect(!talk.effects.contains(.deleteBackward))
    #expect(talk.attempts == [])
    talk.send(.pressed(.send))
    #expect(talk.effects.contains(.submitLine))
  }

  @Test func `an answer that comes after the end is no word`() {
    var talk = Talk.practising(minutes: 1)
    talk.answer()
    talk.waitSilently(.seconds(200))
    talk.send(.submitted("q"))
    talk.wait(.seconds(3))
    #expect(talk.conversation.after != nil)
    #expect(!talk.words.contains(Texts(.english)(.wordsUnknown)))
  }

  @Test func `in the plain form the word settings says where they are`() {
    var talk = Talk(.plain)
    talk.type("settings")
    #expect(talk.conversation.overlay == nil)
    #expect(talk.words.contains("mathbot config list"))
    talk.type("5")
    #expect(talk.effects.contains(.saveSetting(.minutes, "5")))
  }
}
