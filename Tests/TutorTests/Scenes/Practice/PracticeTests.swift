import Basics
import Quiz
import Screen
import Testing

@testable import Tutor

struct PracticeTests {
  @Test func `a right answer gets the party popper and the next question at once`() throws {
    var talk = Talk.practising()
    let first = try #require(talk.question)
    talk.answer()
    #expect(talk.attempts.map(\.outcome) == [.right])
    #expect(talk.question != first)
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix("What is \(try #require(talk.question))?"))
    #expect(talk.chat?.header.right == 1)
    #expect(talk.chat?.header.toPractise == 0)
  }

  @Test func `the answer is recorded before the next question shows`() {
    var talk = Talk.practising()
    talk.answer()
    #expect(talk.attempts.count == 1)
  }

  @Test func `a miss gets thumbs down, a hint, and another try`() throws {
    var talk = Talk.practising()
    let first = try #require(talk.question)
    talk.answer(offBy: 1)
    talk.wait(.seconds(1))
    #expect(talk.attempts.map(\.outcome) == [.wrong])
    #expect(talk.question == first)
    #expect(talk.words.contains("Try again: \(first)"))
    #expect(talk.chat?.header.toPractise == 1)
  }

  @Test func `the third miss shows the worked answer, which is typed once`() throws {
    var talk = Talk.practising()
    let first = try #require(talk.question)
    talk.wait(.seconds(3))
    for miss in [500, 611, 722] { talk.answer(offBy: miss) }
    talk.wait(.seconds(1))
    #expect(talk.words.contains("Type it once: \(first) = \(first.answer)"))
    talk.answer()
    #expect(talk.attempts.map(\.outcome) == [.wrong, .wrong, .wrong, .revealed])
    #expect(talk.question != first)
  }

  @Test func `two wishes for a hint in a row show the worked answer`() throws {
    var talk = Talk.practising()
    talk.send(.key(.character("?")))
    talk.wait(.seconds(3))
    talk.send(.key(.character("?")))
    talk.wait(.seconds(1))
    #expect(talk.words.contains("Type it once:"))
  }

  @Test func `a silent child is offered a tip, once`() {
    var talk = Talk.practising()
    talk.wait(.seconds(30))
    #expect(talk.words.matches(of: /Type \? for a tip/).count == 1)
  }

  @Test func `a skipped question shows its answer and is no miss`() throws {
    var talk = Talk.practising()
    let first = try #require(talk.question)
    talk.type("s")
    talk.wait(.seconds(1))
    #expect(talk.attempts.map(\.outcome) == [.skipped])
    #expect(talk.words.contains("\(first) = \(first.answer)"))
  }

  @Test func `letters do not answer, and are told so only when sent`() {
    var talk = Talk.practising()
    talk.type("seven")
    talk.wait(.seconds(1))
    #expect(talk.attempts == [])
    #expect(talk.words.contains("Type your answer in digits"))
  }

  @Test func `an empty line does nothing`() {
    var talk = Talk.practising()
    let before = talk.words
    talk.type("")
    talk.type("   ")
    #expect(talk.words == before)
  }

  @Test func `full-width and Arabic-Indic digits are right answers`() throws {
    for zero: UInt32 in [0xFF10, 0x0660] {
      var talk = Talk.practising()
      let answer = String(try #require(talk.question).answer)
      let digits = answer.unicodeScalars.compactMap { Unicode.Scalar($0.value - 0x30 + zero) }
      talk.type(String(String.UnicodeScalarView(digits)))
      #expect(talk.attempts.map(\.outcome) == [.right])
    }
  }

  @Test func `the seed alone decides the questions`() {
    func questions(seed: UInt64) -> [Question] {
      var talk = Talk(seed: seed, minutes: 5, difficulty: .medium)
      return (0..<20).compactMap { _ in
        defer { talk.answer() }
        return talk.question
      }
    }
    #expect(questions(seed: 7) == questions(seed: 7))
    #expect(questions(seed: 7) != questions(seed: 8))
  }

  @Test func `a failure to save is said, and practice goes on`() {
    var talk = Talk.practising()
    talk.send(.recordingFailed(.diskFull))
    talk.wait(.seconds(1))
    #expect(talk.words.contains("the disk is full"))
    talk.answer()
    #expect(talk.attempts.count == 1)
  }
}
