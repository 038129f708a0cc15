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

  @Test(arguments: ["blah", "1q", "banana bread", "helo", "stpo", "my name is tom", "ok"])
  func `words that ask for nothing change nothing`(typed: String) {
    var talk = Talk.practising()
    let question = talk.question
    let line = typed.indices.map { String(typed[...$0]) }
    for line in line { talk.send(.edited(line: line, cursor: line.count, prompt: "")) }
    talk.send(.submitted(typed))
    #expect(talk.question == question)
    #expect(talk.attempts == [])
    #expect(talk.conversation.scene is PracticeScene)
  }

  @Test(arguments: ["help", "tip", "s", "time", "q"])
  func `what was sent is on show`(typed: String) {
    var talk = Talk.practising()
    talk.type(typed)
    let said = talk.conversation.context.chat.messages.map(\.content)
    #expect(said.contains(.learner(typed, tapback: nil)))
  }

  @Test func `help is a tip, and the answer after it counts`() {
    var talk = Talk.practising()
    talk.type("help")
    talk.wait(.seconds(1))
    #expect(talk.words.contains("Your turn"))
    #expect(talk.conversation.scene is PracticeScene)
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
    #expect(talk.conversation.paused != nil)
    #expect(talk.conversation.destination(of: key) == .conversation)
    talk.send(.key(key))
    #expect(talk.conversation.scene is PracticeScene)
  }

  @Test(arguments: Array("5pgㅁ"))
  func `what wakes after a pause is the first of the line`(character: Character) {
    var talk = Talk.practising()
    talk.type("p")
    talk.send(.key(.character(character)))
    #expect(talk.effects.last == .type(String(character)))
    #expect(talk.conversation.scene is PracticeScene)
  }

  @Test func `a space that wakes after a pause is not typed`() {
    var talk = Talk.practising()
    talk.type("p")
    talk.send(.key(.character(" ")))
    #expect(!talk.effects.contains(.type(" ")))
    #expect(talk.conversation.scene is PracticeScene)
  }

  @Test(arguments: ["p", "q", "1q"])
  func `the keypad is away while it is paused and while Robo has asked back`(word: String) {
    var talk = Talk.practising()
    #expect(talk.chat?.keypad != nil)
    talk.type(word)
    #expect(talk.chat?.keypad == nil)
    talk.type("go on")
    talk.wait(.seconds(1))
    #expect(talk.chat?.keypad != nil)
  }

  @Test func `a question mark after a pause asks for a tip`() {
    var talk = Talk.practising()
    talk.type("p")
    talk.send(.key(.character("?")))
    talk.wait(.seconds(1))
    #expect(talk.words.contains("Your turn"))
    #expect(!talk.effects.contains(.type("?")))
  }

  @Test func `a question mark after a stray space asks for a tip`() {
    var talk = Talk.practising()
    talk.send(.edited(line: " ", cursor: 1, prompt: ""))
    #expect(talk.conversation.destination(of: .character("?")) == .conversation)
  }

  @Test func `Ctrl-D is no key that ends a pause`() {
    var talk = Talk.practising()
    talk.type("p")
    #expect(talk.conversation.destination(of: .control("d")) == .line)
    #expect(talk.conversation.destination(of: .control("y")) == .nowhere)
  }

  @Test func `line by line Enter goes on after a pause, and Robo says so`() {
    var talk = Talk(.plain, minutes: 5, difficulty: .easy)
    talk.type("p")
    #expect(talk.words.hasSuffix("Paused. Press Enter to go on."))
    talk.type("pause")
    #expect(talk.words.hasSuffix("Paused. Press Enter to go on."))
    talk.type("")
    #expect(talk.conversation.scene is PracticeScene)
  }

  @Test func `Escape goes on too`() {
    var talk = Talk.practising()
    talk.type("p")
    talk.send(.key(.escape))
    #expect(talk.conversation.scene is PracticeScene)
  }

  @Test func `what is no answer is told with the question`() throws {
    var talk = Talk.practising()
    let question = try #require(talk.question)
    talk.type("banana")
    talk.wait(.seconds(1))
    #expect(
      talk.words.hasSuffix(
        "I don't know that word. Type a number, ? for a tip, or skip.\nWhat is \(question)?"))
  }

  @Test func `what is no answer is told with the worked answer where that is to be typed`() throws {
    var talk = Talk.practising()
    let question = try #require(talk.question)
    talk.wait(.seconds(3))
    for miss in [500, 611, 722] { talk.answer(offBy: miss) }
    for typed in ["blah", "help", "thanks"] {
      talk.type(typed)
      talk.wait(.seconds(3))
      #expect(talk.words.hasSuffix("\nNow type it: \(question) = \(question.answer)"))
    }
  }

  @Test func `a tip asked for twice in a breath is answered twice`() {
    var talk = Talk.practising()
    talk.type("tip")
    talk.type("tip")
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix("tip\nNo hurry. Read the tip first: the clock waits for you."))
  }

  @Test func `no step is announced that does not come`() {
    var talk = Talk.practising()
    talk.type("im stupid")
    talk.type("im dumb")
    talk.wait(.seconds(2))
    #expect(talk.words.ranges(of: "One small step:").count == 1)
    #expect(talk.words.hasSuffix("im dumb\nNo hurry. Read the tip first: the clock waits for you."))
  }

  @Test(arguments: ["my teacher says it is 999", "mum says 999", "老師說是999", "선생님이 999래"])
  func `who quotes somebody is asked whether that is the answer`(typed: String) {
    var talk = Talk.practising()
    talk.type(typed)
    talk.wait(.seconds(1))
    #expect(talk.attempts.isEmpty)
    #expect(talk.words.contains("Do you mean 999?"))
  }

  @Test func `a slip has a sign of its own, and the question comes again below it`() throws {
    var talk = Talk.practising()
    let question = try #require(talk.question)
    talk.type("\(question.answer)\(question.answer % 10)")
    talk.wait(.seconds(1))
    #expect(talk.attempts.map(\.outcome) == [.slip])
    #expect(talk.words.contains("Try again: \(question)"))
  }

  @Test func `a slip that is forgiven is nothing to practise`() throws {
    var talk = Talk.practising()
    let answer = try #require(talk.question).answer
    talk.wait(.seconds(3))
    talk.type("\(answer)\(answer % 10)")
    #expect(talk.attempts.map(\.outcome) == [.slip])
    #expect(talk.chat?.header.mended == nil)
    talk.answer()
    #expect(talk.chat?.header.right == 1 && talk.chat?.header.mended == nil)
  }

  @Test(arguments: [Key.enter, .escape, .character(" ")])
  func `who wakes Robo without typing anything is asked once more`(key: Key) throws {
    var talk = Talk.practising()
    let question = try #require(talk.question)
    talk.type("pause")
    let before = talk.words
    talk.send(.key(key))
    talk.wait(.seconds(2))
    #expect(talk.words.dropFirst(before.count).contains("What is \(question)?"))
  }

  @Test(arguments: [true, false])
  func `the field asks the question itself after a tip or a miss, until it is found`(
    isMissed: Bool
  ) throws {
    var talk = Talk.practisingStill()
    let question = try #require(talk.question)
    #expect(talk.chat?.composer.placeholder == "Type your answer")
    if isMissed { talk.answer(offBy: 500) } else { talk.type("tip") }
    talk.wait(.seconds(2))
    #expect(talk.chat?.composer.placeholder == "\(question) = ?")
    talk.answer()
    talk.wait(.seconds(2))
    #expect(talk.chat?.composer.placeholder == "Type your answer")
  }

  @Test func `an answer sent while practice is paused goes on and counts`() {
    var talk = Talk.practising()
    talk.type("p")
    talk.answer()
    #expect(talk.conversation.scene is PracticeScene)
    #expect(talk.attempts.map(\.outcome) == [.right])
  }
}
