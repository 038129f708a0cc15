import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// A way that is shown before its question is asked for the first time.
struct ExampleTests {
  /// A practice of a child who finds the tables hard, up to an example.
  private static func example(
    _ form: ChatForm = .screen, of stage: QuestionForm = .shown, settings: Settings = Settings()
  ) throws -> (talk: Talk, asked: AskedQuestion) {
    for seed: UInt64 in 1..<100 {
      var talk = practising(form, settings: settings, seed: seed, wasShown: stage == .begun)
      for _ in 0..<45 {
        guard let open = talk.conversation.practice?.session.open else { break }
        if open.form == stage { return (talk, open.asked) }
        talk.answer()
        talk.wait(.seconds(2))
      }
    }
    throw NoExample()
  }

  private struct NoExample: Error {}

  private static func practising(
    _ form: ChatForm, settings: Settings, seed: UInt64, wasShown: Bool
  ) -> Talk {
    var settings = settings
    settings.animation = false
    var setup = ConversationSetup(
      form, settings: settings, seed: seed,
      flags: PracticeFlags(minutes: 5, difficulty: .hard, operations: [.multiply]))
    setup.today = 2
    let met = Question.all(of: .multiply).filter { min($0.left, $0.right) >= 2 && $0.isOfEvenSum }
    let missed = met.map { fact in
      Attempt(question: fact, typed: "1", outcome: .wrong, tryNumber: 1, time: .seconds(9))
    }
    // Who was shown all the others meets each of them begun.
    let shown = Question.all(of: .multiply).filter {
      wasShown && !$0.isOfEvenSum && !$0.isTrivial && $0.left < $0.right
    }
    .map { fact in
      Attempt(
        question: fact, as: .shown, typed: "1", outcome: .right, tryNumber: 1,
        time: .seconds(9), hintsSeen: 2)
    }
    setup.learner = LearnerProfile(
      name: "Mina", past: Past((missed + shown).map { PastAttempt($0, on: 0, at: .hard) }))
    var talk = Talk(setup)
    talk.type("")
    talk.wait(.seconds(3))
    if talk.conversation.practice == nil { talk.type("just play") }
    talk.wait(.seconds(3))
    return talk
  }

  @Test func `the way is there but for its end, with the question below`() throws {
    for form in [ChatForm.screen, .plain] {
      let (talk, asked) = try Self.example(form)
      let bubble = try #require(talk.lastBubble).blocks.plainLines.joined(separator: "\n")
      #expect(bubble.hasPrefix("A new one! Look how it goes."))
      #expect(bubble.hasSuffix("Your turn: \(asked)"))
      #expect(bubble.contains("__"))
      let given = [asked.question.left, asked.question.right]
      let isTold = bubble.matches(of: /\d+/).contains { Int($0.0) == asked.answer }
      #expect(!isTold || given.contains(asked.answer), "\(bubble)")
    }
  }

  @Test func `its answer is taken kindly, counts nowhere, and the practice goes on`() throws {
    var (talk, asked) = try Self.example()
    let score = talk.chat?.header.right
    talk.wait(.seconds(4))
    talk.answer()
    #expect(talk.attempts.last?.form == .shown)
    #expect(talk.attempts.last?.isAlone == false)
    talk.wait(.seconds(3))
    #expect(talk.words.contains("That's the way. Soon you try it alone."))
    #expect(talk.chat?.header.right == score)
    #expect(talk.question != nil && talk.question != asked.question)
  }

  @Test func `the next time it is begun, and then asked alone`() throws {
    let (talk, asked) = try Self.example(of: .begun)
    let bubble = try #require(talk.lastBubble).blocks.plainLines.joined(separator: "\n")
    #expect(bubble.hasPrefix("This one again. Here is the start."))
    #expect(bubble.hasSuffix("Then try: \(asked)"))
  }

  @Test func `it can be skipped, and a miss shows the way to the end`() throws {
    var (talk, asked) = try Self.example()
    talk.type("skip")
    #expect(talk.attempts.last?.outcome == .skipped)
    #expect(talk.question != asked.question)
    (talk, asked) = try Self.example()
    talk.wait(.seconds(5))
    talk.type("1")
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix("Now type it: \(asked) = \(asked.answer)"))
  }

  @Test func `a screen reader hears the picture in words`() throws {
    var settings = Settings()
    settings.accessible = true
    let (talk, _) = try Self.example(.plain, settings: settings)
    let bubble = try #require(talk.lastBubble)
    #expect(!bubble.blocks.contains { if case .picture = $0 { true } else { false } })
  }

  @Test func `who wants no tips is shown nothing unasked`() {
    var settings = Settings()
    settings.tips = false
    #expect(throws: NoExample.self) { try Self.example(settings: settings) }
  }

  @Test func `it says on the sheet of times that it was shown`() {
    let results = [
      QuestionResult(
        question: Question(7, .multiply, 8), as: .shown, ending: .rightInTheEnd, time: .seconds(9),
        hintsSeen: 2),
      QuestionResult(
        question: Question(56, .divide, 7), as: .missingSecond, ending: .rightAtOnce,
        time: .seconds(3)),
    ]
    for usesWords in [false, true] {
      let sheet = TimeSheet(
        SessionSummary(results: results), texts: Texts(.english), usesWords: usesWords)
      let lines = sheet.blocks.plainLines.joined(separator: "\n").split(separator: "\n")
      #expect(lines.contains { $0.contains("7 × 8") && $0.contains("shown first") })
      let gap = usesWords ? "7 times what is 56" : "7 × __ = 56"
      #expect(lines.contains { $0.contains(gap) && !$0.contains("shown first") })
    }
  }
}

extension Question {
  /// Whether it is one of half of the questions.
  fileprivate var isOfEvenSum: Bool { (left + right).isMultiple(of: 2) }
}
