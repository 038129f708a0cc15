import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// What a child types at an open question is read at Enter: a letter is no command.
struct WordsAtAQuestionTests {
  @Test(arguments: Array("helptimsquackHQS5.×-") + [" "])
  func `a letter goes into the line and does nothing else`(character: Character) {
    let talk = Talk.practising()
    #expect(talk.conversation.destination(of: .character(character)) == .line)
  }

  @Test(arguments: ["?", "？"] as [Character])
  func `a question mark alone asks for a tip at once`(character: Character) {
    var talk = Talk.practising()
    #expect(talk.conversation.destination(of: .character(character)) == .conversation)
    talk.send(.key(.character(character)))
    talk.wait(.seconds(1))
    #expect(talk.words.contains("Your turn"))
  }

  @Test func `a question mark behind a number is typed`() {
    var talk = Talk.practising()
    talk.send(.edited(line: "56", cursor: 2, prompt: ""))
    #expect(talk.conversation.destination(of: .character("?")) == .line)
  }

  @Test(arguments: ["h", "H", "?", "tip", "hint", " h "])
  func `a word or a lone letter asks for a tip at Enter`(typed: String) {
    var talk = Talk.practising()
    talk.type(typed)
    talk.wait(.seconds(1))
    #expect(talk.words.contains("Your turn"))
    #expect(talk.attempts == [])
  }

  @Test(arguments: ["this is quite hard", "1q", "i dont know", "helo", "stopp"])
  func `words that Robo does not know change nothing`(typed: String) {
    var talk = Talk.practising()
    let question = talk.question
    let line = typed.indices.map { String(typed[...$0]) }
    for line in line { talk.send(.edited(line: line, cursor: line.count, prompt: "")) }
    talk.send(.submitted(typed))
    #expect(talk.question == question)
    #expect(talk.attempts == [])
    #expect(talk.conversation.practice?.isPaused == false)
  }

  @Test func `help says what can be typed, and the answer after it counts`() {
    var talk = Talk.practising()
    talk.type("help")
    talk.wait(.seconds(1))
    #expect(talk.words.contains("digits and Enter for the answer"))
    #expect(talk.conversation.practice?.isPaused == false)
    talk.answer()
    #expect(talk.attempts.map(\.outcome) == [.right])
  }

  @Test func `a long line is taken, and a longer one is cut`() {
    var talk = Talk.practising()
    let longest = String(repeating: "a", count: 120)
    talk.send(.edited(line: longest, cursor: 120, prompt: ""))
    #expect(talk.conversation.destination(of: .character("a")) == .nowhere)
    #expect(talk.conversation.destination(of: .backspace) == .line)
    #expect(talk.conversation.accepted(paste: "more") == "")
  }

  @Test(arguments: [Key.character("p"), .character("7"), .enter, .left, .backspace])
  func `any key goes on with a paused practice`(key: Key) {
    var talk = Talk.practising()
    talk.type("pause")
    #expect(talk.conversation.practice?.isPaused == true)
    #expect(talk.conversation.destination(of: key) == .conversation)
    talk.send(.key(key))
    #expect(talk.conversation.practice?.isPaused == false)
  }

  @Test func `an answer sent while practice is paused goes on and counts`() {
    var talk = Talk.practising()
    talk.type("p")
    talk.answer()
    #expect(talk.conversation.practice?.isPaused == false)
    #expect(talk.attempts.map(\.outcome) == [.right])
  }
}

/// Stopping asks once and can be taken back.
struct StoppingTests {
  private let ask = Texts(.english)(.stopAsk)

  @Test(arguments: ["q", "stop", "bye", "Quit!"])
  func `stopping asks once`(typed: String) {
    var talk = Talk.practising()
    talk.answer()
    talk.type(typed)
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix(ask))
    #expect(talk.question != nil)
    talk.type(typed)
    #expect(talk.question == nil)
    #expect(talk.effects.contains { if case .endSession = $0 { true } else { false } })
  }

  @Test(arguments: ["", "no", "  "])
  func `Enter goes on, with the question once more`(typed: String) throws {
    var talk = Talk.practising()
    let question = try #require(talk.question)
    talk.type("q")
    talk.type(typed)
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix("What is \(question)?"))
    talk.type("q")
    #expect(talk.question == question, "it asks anew")
  }

  @Test func `an answer goes on too, and counts`() {
    var talk = Talk.practising()
    talk.type("q")
    talk.answer()
    #expect(talk.attempts.map(\.outcome) == [.right])
    talk.type("q")
    #expect(talk.question != nil, "it asks anew")
  }

  @Test func `yes stops`() {
    var talk = Talk.practising()
    talk.type("q")
    talk.type("yes")
    #expect(talk.question == nil)
  }

  @Test(arguments: [(5, false, false), (19, false, false), (20, false, true), (5, true, true)])
  func `a stopped practice has its trophy only from twenty questions on`(
    questions: Int, ranOut: Bool, isWon: Bool
  ) {
    var talk = Talk.practising(minutes: 1)
    for _ in 0..<questions {
      talk.wait(.milliseconds(800))
      talk.answer()
    }
    if ranOut { talk.wait(.seconds(100)) } else { talk.stop() }
    talk.wait(.seconds(3))
    #expect(talk.words.contains("🏆") == isWon)
    #expect((talk.conversation.after?.confetti != nil) == isWon)
    #expect(talk.words.contains("Well practised!") == !isWon)
  }
}
