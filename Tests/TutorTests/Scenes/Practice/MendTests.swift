import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// After the time is over what was left open can be mended, without a clock.
struct MendTests {
  /// A practice in which so many questions were left open, when its time is over.
  private static func over(open: Int, right: Int = 12) -> Talk {
    var talk = Talk.practising(minutes: 3)
    for number in 0..<(right + open) {
      talk.wait(.milliseconds(800))
      if number < open { talk.type("s") } else { talk.answer() }
    }
    // Near the end missed facts come once more: time runs out over one of them.
    talk.wait(.seconds(250))
    return talk
  }

  @Test func `what is open is offered, and yes asks it without a clock`() {
    var talk = Self.over(open: 1)
    #expect(talk.chips == ["[Yes]", "No"])
    #expect(talk.words.contains("A tricky one is left"))
    #expect(talk.chat?.keypad == nil)
    talk.type("")
    talk.wait(.seconds(1))
    #expect(talk.effects.last == .resumeSession)
    #expect(talk.question != nil)
    #expect(talk.chat?.header.clock == "")
    talk.wait(.seconds(600))
    #expect(talk.question != nil, "no time runs out")
    talk.answer()
    talk.wait(.seconds(3))
    #expect(talk.words.contains("You got them all in the end!"))
    #expect(talk.words.contains("🏅"))
  }

  @Test(arguments: [true, false])
  func `what is wished for at the offer is kept for after it, and the offer stands`(mends: Bool) {
    var talk = Self.over(open: 1)
    talk.type("only the 8s")
    talk.wait(.seconds(1))
    #expect(talk.words.contains("I'll ask you about that after this round."))
    #expect(talk.chips == ["[Yes]", "No"] && talk.words.ranges(of: "A tricky one").count == 2)
    talk.type(mends ? "yes" : "no")
    talk.wait(.seconds(1))
    if mends { talk.answer() }
    talk.wait(.seconds(3))
    #expect(talk.words.contains("You asked for the 8 times table. Shall we play that now?"))
  }

  @Test func `what is kept of the practice counts as Robo does, without mends`() throws {
    var talk = Self.over(open: 1)
    talk.type("")
    talk.wait(.seconds(1))
    talk.answer()
    talk.wait(.seconds(3))
    let kept = talk.effects.compactMap { effect -> SessionSummary? in
      if case .endSession(let summary) = effect { summary } else { nil }
    }
    #expect(kept.count == 2 && kept.first == kept.last)
    let asked = try #require(kept.last).asked
    #expect(asked == SessionSummary(attempts: talk.attempts).asked - 1)
    #expect(talk.words.contains("\(asked - 1) of \(asked) right first time"))
    #expect(talk.words.contains("1 worked out"))
  }

  @Test func `the headline says that all were found only where they were`() {
    for misses in [false, true] {
      var talk = Self.over(open: 2)
      talk.type("yes")
      for number in 0..<2 {
        talk.wait(.seconds(1))
        if misses, number == 0 { talk.type("skip") } else { talk.answer() }
      }
      talk.wait(.seconds(3))
      #expect(talk.conversation.after != nil)
      #expect(talk.words.contains("You got them all in the end!") != misses)
    }
  }

  @Test func `the list of times shows what the top line counts, also of what was skipped`() {
    var talk = Self.over(open: 2)
    talk.type("yes")
    talk.wait(.seconds(1))
    talk.answer()
    talk.wait(.seconds(1))
    talk.answer(offBy: 1)
    talk.wait(.seconds(2))
    talk.answer()
    talk.wait(.seconds(3))
    let bars = talk.conversation.after?.times?.message.flatMap { block in
      if case .bars(let bars) = block { bars } else { [Bar]() }
    }
    #expect(talk.chat?.header.right == bars?.count { $0.mark == "🎉" })
    #expect(talk.chat?.header.mended == 2 && bars?.count { $0.mark == "💪" } == 2)
    #expect(bars?.count { $0.mark == "–" } == 0, "what was skipped stands where it was found")
  }

  @Test func `the offer stays when the last question was answered after the time was over`() {
    var talk = Talk.practising(minutes: 3)
    for number in 0..<13 {
      talk.wait(.milliseconds(800))
      if number < 2 { talk.type("s") } else { talk.answer() }
    }
    // Not the grace time too: the last question is answered in it.
    talk.wait(.seconds(170))
    talk.type("skip")
    talk.wait(.seconds(60))
    #expect(talk.chips == ["[Yes]", "No"])
    talk.type("yes")
    talk.wait(.seconds(60))
    #expect(talk.question != nil)
  }

  @Test(arguments: ["no", "stop", "No!"])
  func `no is as good, and nothing is said of a medal`(typed: String) {
    var talk = Self.over(open: 2)
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.question == nil)
    #expect(talk.words.contains("Good work today!"))
    #expect(!talk.words.contains("🏅") && !talk.words.contains("medal"))
  }

  @Test func `at most three are offered, and each is asked once`() {
    var talk = Self.over(open: 6)
    #expect(talk.words.contains("3 tricky ones are left"))
    talk.send(.pressed(.word(0)))
    for _ in 0..<3 {
      #expect(talk.question != nil)
      talk.answer()
    }
    #expect(talk.question == nil)
  }

  @Test func `distress at the offer is heard, and the offer stays`() {
    var talk = Self.over(open: 1)
    talk.type("my dad hits me")
    talk.wait(.seconds(1))
    #expect(talk.words.contains(Texts(.english)(.careTell)))
    #expect(!talk.words.contains("Yes or no?"))
    #expect(talk.chips == ["[Yes]", "No"])
  }

  @Test func `a question mark at the offer is no silent key`() {
    var talk = Self.over(open: 1)
    #expect(talk.conversation.destination(of: .character("?")) == .line)
    talk.type("?")
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix("Yes or no? Both are fine."))
  }

  @Test func `what is no answer keeps the offer`() {
    var talk = Self.over(open: 1)
    talk.type("banana")
    talk.wait(.seconds(1))
    #expect(talk.chips == ["[Yes]", "No"])
    #expect(talk.words.hasSuffix("Yes or no? Both are fine."))
    talk.type("banana")
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix("Try it now?"))
  }

  @Test func `that the time is over is said before the offer`() throws {
    let words = Self.over(open: 2).words
    let over = try #require(words.firstRange(of: "Time's up!"))
    let offer = try #require(words.firstRange(of: "are left"))
    #expect(over.upperBound <= offer.lowerBound)
  }

  @Test func `a number says yes, and answers the first question where it is right`() throws {
    var talk = Self.over(open: 2)
    talk.type("999")
    talk.wait(.seconds(1))
    let first = try #require(talk.question)
    var same = Self.over(open: 2)
    same.type(String(first.answer))
    same.wait(.seconds(1))
    #expect(same.question != nil && same.question != first)
    #expect(same.attempts.last?.outcome == .right)
    // It was thought about while the offer stood there.
    #expect(try #require(same.attempts.last).time >= .milliseconds(900))
  }

  @Test func `who stops before the end is not asked to mend`() {
    var talk = Talk.practising()
    talk.type("s")
    talk.stop()
    talk.wait(.seconds(2))
    #expect(talk.chips.first == "[Go on]" && !talk.chips.contains("[Yes]"))
  }

  @Test func `stopping among the mends ends the practice as one that ran out`() {
    var talk = Self.over(open: 2)
    talk.type("yes")
    talk.stop()
    talk.wait(.seconds(2))
    #expect(talk.conversation.after != nil)
    #expect(!talk.chips.contains { $0.contains("Go on") })
  }

  @Test(arguments: ["dad hit me 2 times", "no, 5 minutes is enough", "i have 2 cats"])
  func `a number among other words is no yes`(typed: String) {
    var talk = Self.over(open: 1)
    talk.type(typed)
    #expect(talk.question == nil)
    #expect(talk.conversation.scene is MendOfferScene)
  }

  @Test func `distress is heard while it is offered to mend`() {
    var talk = Self.over(open: 1)
    talk.type("dad hit me 2 times")
    talk.wait(.seconds(5))
    #expect(talk.words.contains(Texts(.english)(.careTell)))
  }
}
