import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// What is typed in a check beside answers, and how it is stopped.
struct CheckWordsTests {
  @Test func `q, Ctrl-C and the end of input stop with what was answered`() {
    for stops in [[Event.submitted("q"), .submitted("q")], [.interrupted], [.endOfInput]] {
      var talk = Talk.checking()
      talk.answer()
      for stop in stops { talk.send(stop) }
      talk.wait(.seconds(2))
      #expect(talk.effects.last == .endSession(SessionSummary(attempts: talk.attempts)))
      #expect(talk.words.contains("Right: 1 of 1"))
      #expect(!talk.words.contains("🏆"), "a part of a check is no trophy")
      #expect(!talk.words.contains("You know your tables"))
      #expect(!talk.conversation.hasEnded)
    }
  }

  @Test func `the keypad is away while Robo asks whether to stop`() {
    var talk = Talk.checking()
    #expect(talk.chat?.keypad != nil)
    talk.type("q")
    #expect(talk.chat?.keypad == nil)
    talk.type("no")
    #expect(talk.chat?.keypad != nil)
  }

  @Test func `a check stopped before the first answer says what comes next`() {
    var talk = Talk.checking()
    talk.stop()
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix("What next?"))
  }

  @Test func `a stray letter spoils no answer that was not sent`() throws {
    var talk = Talk.checking()
    let answer = String(try #require(talk.question).answer)
    talk.send(.edited(line: answer + "a", cursor: 0, prompt: ""))
    talk.wait(.seconds(7))
    #expect(talk.attempts.map(\.outcome) == [.right])
    #expect(talk.attempts.map(\.typed) == [answer])
  }

  @Test func `letters that were not sent are no answer, and no bubble`() {
    var talk = Talk.checking()
    talk.send(.edited(line: "abc", cursor: 3, prompt: ""))
    talk.wait(.seconds(7))
    #expect(talk.attempts.map(\.typed) == [""])
    #expect(talk.words.hasSuffix("On to the next one."))
    #expect(talk.effects.contains(.clearLine))
  }

  @Test(arguments: [("sto", "sto"), ("quit", "quit"), ("s", ""), ("abc", ""), ("sto7", "")])
  func `who is asking to stop is not cut off by the next question`(typed: String, left: String) {
    var talk = Talk.checking()
    talk.send(.edited(line: typed, cursor: typed.count, prompt: ""))
    talk.wait(.seconds(7))
    #expect(talk.effects.contains(.clearLine) == left.isEmpty)
    talk.wait(.seconds(4))
    #expect(talk.chat?.composer.line == left)
  }

  @Test(arguments: ["", "no"])
  func `who goes on with a check sees the question once more`(typed: String) throws {
    var talk = Talk.checking()
    let question = try #require(talk.question)
    talk.type("q")
    talk.type(typed)
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix("\(question) = ?"))
  }

  @Test func `what is no answer is on show in a check, with the question`() throws {
    var talk = Talk.checking()
    let question = try #require(talk.question)
    talk.type("abc")
    #expect(talk.words.hasSuffix("abc\nType your answer in digits, please.\n\(question) = ?"))
  }

  @Test(arguments: ["idk", "help", "skip", "this is hard"])
  func `who does not know is told that the next one comes`(typed: String) throws {
    var talk = Talk.checking()
    let question = try #require(talk.question)
    talk.type(typed)
    #expect(
      talk.words.hasSuffix(
        "\(typed)\nThat's fine. Leave it, the next one comes by itself.\n\(question) = ?"))
    #expect(talk.attempts.isEmpty)
  }

  @Test func `words in the pause of a check are on show, and answered`() {
    var talk = Talk.checking()
    talk.answer()
    #expect(talk.question == nil)
    talk.type("cool")
    #expect(talk.words.hasSuffix("cool\nThe next one comes soon"))
  }

  @Test func `no to the question whether to stop is heard, and goes on`() {
    var talk = Talk.checking()
    talk.type("q")
    talk.type("no")
    #expect(talk.conversation.check?.attempts.isEmpty == true)
    #expect(!talk.words.contains("Type your answer in digits"))
  }

  @Test func `the question whether to stop waits, and who says so again stops`() {
    var talk = Talk.checking()
    talk.type("q")
    talk.wait(.seconds(100))
    #expect(talk.conversation.check != nil)
    talk.type("q")
    #expect(talk.conversation.check == nil)
  }
}
