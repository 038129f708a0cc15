import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct KeyTests {
  @Test func `while a question is open what can be typed reaches the line`() {
    let conversation = Talk.practising().conversation
    for key: Key in [
      .character("7"), .character("７"), .character("a"), .character("é"), .character("S"),
      .backspace, .left, .enter, .control("u"),
    ] {
      #expect(conversation.destination(of: key) == .line, "\(key)")
    }
    for key: Key in [.tab, .up, .control("y"), .meta("3")] {
      #expect(conversation.destination(of: key) == .nowhere, "\(key)")
    }
    for key: Key in [.character("?"), .pageUp, .escape] {
      #expect(conversation.destination(of: key) == .conversation, "\(key)")
    }
    #expect(conversation.destination(of: .function(5)) == .nowhere)
  }

  @Test func `a paste brings no more than a line has`() {
    let conversation = Talk.practising().conversation
    #expect(conversation.accepted(paste: "i think 56") == "i think 56")
    #expect(!conversation.shortens(paste: "i think 56"))
    #expect(conversation.accepted(paste: String(repeating: "9", count: 100_000)).count == 120)
    #expect(Talk().conversation.accepted(paste: "5 minutes") == "5 minutes")
  }

  @Test func `the keypad types, deletes, sends, helps and skips`() {
    var talk = Talk.practising()
    for key: KeypadKey in [.digit(7), .backspace, .send] { talk.send(.pressed(.keypad(key))) }
    #expect(talk.effects.suffix(3) == [.type("7"), .deleteBackward, .submitLine])
    #expect(talk.chat?.keypad?.pressed == .send)
    talk.send(.pressed(.keypad(.hint)))
    talk.send(.pressed(.keypad(.skip)))
    talk.wait(.seconds(1))
    #expect(talk.chat?.keypad?.pressed == nil)
    #expect(talk.attempts.map(\.outcome) == [.skipped])
    talk.send(.pressed(.send))
    #expect(talk.effects.last == .submitLine)
  }

  @Test func `keys that mean nothing go nowhere, whether a question is open or not`() {
    var talk = Talk.practising()
    for _ in 1...2 {
      for key: Key in [.insert, .function(1), .unknown] {
        #expect(talk.conversation.destination(of: key) == .nowhere)
      }
      talk.stop()
      talk.wait(.seconds(5))
    }
  }

  @Test func `the wheel and Page Up scroll back, and the newest is one tap away`() {
    var talk = Talk.practising()
    talk.send(.scrolled(rows: 3))
    talk.send(.key(.pageUp))
    #expect(talk.chat?.scrolledRows == 13)
    talk.send(.key(.pageDown))
    #expect(talk.chat?.scrolledRows == 3)
    talk.send(.pressed(.newest))
    #expect(talk.chat?.scrolledRows == 0)
  }

  @Test func `Escape leaves what was scrolled back to before it takes a line away`() {
    var talk = Talk.practising()
    talk.send(.edited(line: "5", cursor: 1, prompt: ""))
    talk.send(.scrolled(rows: 1))
    talk.send(.key(.escape))
    #expect(talk.chat?.scrolledRows == 0)
    #expect(!talk.effects.contains(.clearLine))
    talk.send(.key(.escape))
    #expect(talk.effects.contains(.clearLine))
  }

  @Test func `the bar shows that the end is near from half a minute on`() throws {
    var talk = Talk.practising()
    let session = try #require(talk.conversation.practice?.session)
    talk.wait(session.remaining(at: talk.now) - .milliseconds(30_001))
    #expect(talk.chat?.header.isEnding == false)
    talk.wait(.milliseconds(1))
    #expect(talk.chat?.header.isEnding == true)
  }

  @Test func `no clock at zero hurries who answers the last question`() throws {
    var talk = Talk.practising()
    let session = try #require(talk.conversation.practice?.session)
    talk.wait(session.remaining(at: talk.now) - .seconds(1))
    #expect(talk.chat?.header.clock == "0:01")
    talk.wait(.seconds(1))
    let header = try #require(talk.chat?.header)
    #expect(header.clock == "last one" && header.permilleLeft == 0 && !header.isEnding)
    #expect(talk.words.contains("Last one, take your time."))
  }

  @Test func `a trophy lets confetti fall, for a while`() {
    var talk = Talk.practising()
    for _ in 0..<20 {
      talk.wait(.milliseconds(800))
      talk.answer()
    }
    talk.stop()
    talk.wait(.seconds(2))
    #expect(talk.chat?.confetti != nil)
    #expect(talk.words.contains("All 20 right!"))
    talk.wait(.seconds(5))
    #expect(talk.chat?.confetti == nil)
    #expect(talk.conversation.nextWake == nil)
    talk.type("bye")
    talk.wait(LeftScene.wavingTime)
    #expect(talk.effects.last == .leave)
    #expect(talk.conversation.farewell.contains { $0.contains("All 20 right!") })
  }

  @Test(arguments: ["help", "settings", "bye"])
  func `words are understood while a card waits`(word: String) {
    var talk = Talk()
    talk.type(word)
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("I know 1 to 10 minutes"))
  }
}
