import Content
import Quiz
import Testing

@testable import Tutor

/// The questions before a check, to try it out.
struct CheckTrialTests {
  /// A check whose first question to try is open and shown.
  private static func trying() -> Talk {
    var talk = Talk(purpose: .check(questions: 5, mix: .official))
    talk.wait(.seconds(3))
    talk.type("")
    talk.wait(.seconds(4))
    return talk
  }

  @Test
  func `what is offered first is chosen by its number, and another word is said to be unknown`() {
    var talk = Talk(purpose: .check(questions: 25, mix: .official))
    talk.wait(.seconds(5))
    talk.type("bananas")
    talk.wait(.seconds(5))
    #expect(talk.words.contains("I don't know that word yet."))
    talk.type("2")
    #expect(talk.conversation.checkRun?.isTrial == false)
  }

  @Test(arguments: ["no thanks", "nope", "later", "skip"])
  func `who does not want to try begins, and does not leave`(typed: String) {
    var talk = Talk(purpose: .check(questions: 5, mix: .official))
    talk.wait(.seconds(5))
    talk.type(typed)
    #expect(talk.conversation.checkRun?.isTrial == false && !talk.conversation.hasEnded)
  }

  @Test func `who does not want to is asked again, and no clock begins`() {
    var talk = Talk(purpose: .check(questions: 5, mix: .official))
    talk.wait(.seconds(5))
    talk.type("i dont want to")
    talk.wait(.seconds(5))
    #expect(talk.conversation.checkRun == nil && !talk.conversation.hasEnded)
    #expect(talk.words.contains("No hurry. Start when you like."))
  }

  @Test func `three questions of the table of 1 come first, and it is said that they do not count`()
  {
    var talk = Self.trying()
    #expect(talk.words.contains("Want to try 3 first? They don't count."))
    var asked: [Question] = []
    for number in 1...3 {
      #expect(
        talk.words.hasSuffix("Warm-up: \(number) of 3\n\(talk.question.map { "\($0)" } ?? "") = ?"))
      asked += [talk.question].compactMap(\.self)
      talk.answer(offBy: number == 2 ? 1 : 0)
      talk.wait(.seconds(4))
    }
    #expect(asked.count == 3)
    #expect(asked.allSatisfy { $0.operation == .multiply && min($0.left, $0.right) == 1 })
    #expect(Set(asked.map(\.answer)).count == 3)
    #expect(talk.attempts == [])
    #expect(talk.words.contains("Now it counts: 5 questions."))
    #expect(talk.words.contains("1 of 5"))
  }

  @Test func `what is tried is not on the sheet and in no score`() {
    var talk = Self.trying()
    for _ in 1...8 {
      talk.answer()
      talk.wait(.seconds(4))
    }
    #expect(talk.attempts.count == 5)
    #expect(talk.effects.last == .endSession(SessionSummary(attempts: talk.attempts)))
    #expect(talk.words.contains("All 5 right!"))
    let sheet = talk.conversation.after?.times?.page.plainLines.joined(separator: "\n") ?? ""
    #expect(sheet.matches(of: /×/).count == 5)
    #expect(sheet.matches(of: /\b1 ×|× 1 =/).isEmpty)
  }

  @Test func `time that runs out counts nowhere either`() {
    var talk = Self.trying()
    talk.wait(.seconds(7))
    #expect(talk.attempts == [])
    #expect(talk.words.hasSuffix("On to the next one."))
  }

  @Test(arguments: ["start": false, "no": false, "skip": false, "yes": true, "ok": true, "": true])
  func `whether to try first is asked`(word: String, isTrial: Bool) {
    var offered = Talk(purpose: .check(questions: 5, mix: .official))
    offered.wait(.seconds(3))
    #expect(offered.chips == ["[Try first]", "Start", "Bye"])
    offered.type(word)
    #expect(offered.conversation.checkRun?.isTrial == isTrial)
  }

  @Test(arguments: ["skip", "s"])
  func `they can be skipped in the middle and in the pause`(word: String) {
    for pause in [0, 1] {
      var talk = Self.trying()
      if pause == 1 { talk.answer() }
      talk.type(word)
      #expect(talk.conversation.checkRun?.isTrial == false)
      #expect(talk.conversation.check?.questions.count == 5)
      talk.wait(.seconds(4))
      #expect(talk.words.contains("1 of 5"))
    }
  }

  @Test func `a check that counts cannot be skipped`() throws {
    var talk = Talk.checking()
    let question = try #require(talk.question)
    talk.type("skip")
    #expect(talk.question == question)
    #expect(talk.attempts == [])
  }

  @Test func `who stops while trying has answered nothing`() {
    var talk = Self.trying()
    talk.answer()
    talk.stop()
    talk.wait(.seconds(2))
    #expect(talk.effects.last == .endSession(SessionSummary(attempts: [])))
    #expect(talk.words.hasSuffix("What next?"))
  }

  @Test func `another check begins without them`() {
    var talk = Talk.checking()
    for _ in 1...5 {
      talk.answer()
      talk.wait(.seconds(4))
    }
    talk.type("again")
    talk.wait(.seconds(2))
    #expect(talk.chips == ["[Start]", "Bye"])
    talk.type("")
    #expect(talk.conversation.checkRun?.isTrial == false)
  }
}
