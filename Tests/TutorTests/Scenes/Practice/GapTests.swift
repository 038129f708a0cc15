import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// A known fact with a missing number, as a child meets it.
struct GapTests {
  private static let options = PracticeOptions(difficulty: .hard, operations: [.multiply, .divide])

  /// A practice of somebody who knows the tables by heart, up to a question with a gap of a form.
  private static func gap(
    _ form: ChatForm = .screen, as missing: QuestionForm = .missingSecond,
    settings: Settings = Settings()
  ) throws -> (talk: Talk, asked: AskedQuestion) {
    for seed: UInt64 in 1..<200 {
      var talk = Self.practising(form, settings: settings, seed: seed)
      for _ in 0..<12 {
        let asked = try #require(talk.conversation.practice?.session.open?.asked)
        if asked.form == missing { return (talk, asked) }
        talk.wait(.milliseconds(1_400))
        talk.answer()
        talk.wait(.seconds(1))
      }
    }
    throw NoGap()
  }

  private struct NoGap: Error {}

  private static func practising(_ form: ChatForm, settings: Settings, seed: UInt64) -> Talk {
    var settings = settings
    settings.animation = false
    var setup = ConversationSetup(
      form, settings: settings, seed: seed,
      flags: PracticeFlags(minutes: 5, difficulty: .hard, operations: options.operations))
    let facts = QuestionPool(options: options).questions
    setup.today = 2
    setup.learner = LearnerProfile(
      name: "Mina",
      past: Past(
        (0..<3).flatMap { _ in
          facts.map { fact in
            PastAttempt(
              Attempt(
                question: fact, typed: "", outcome: .right, tryNumber: 1,
                time: .milliseconds(1_400)), on: 1, at: .hard)
          }
        }))
    var talk = Talk(setup)
    talk.type("")
    talk.wait(.seconds(3))
    if talk.conversation.practice == nil { talk.type("just play") }
    talk.wait(.seconds(3))
    return talk
  }

  @Test func `it asks for the gap, in the chat and line by line`() throws {
    for form in [ChatForm.screen, .plain] {
      let (talk, asked) = try Self.gap(form)
      let (a, b) = (asked.question.left, asked.question.right)
      #expect(talk.words.hasSuffix("What goes in the gap? \(b) × __ = \(a)"))
    }
  }

  @Test(arguments: [
    (Question(12, .multiply, 11), true), (Question(5, .add, 8), true),
    (Question(13, .subtract, 5), true), (Question(56, .divide, 7), false),
  ])
  func `the first tip says what to calculate, where the gap itself does not`(
    question: Question, isSaid: Bool
  ) {
    let writer = HintWriter(texts: Texts(.english), usesWords: false)
    let way = Block.text("To find the gap: \(question) = __")
    for form in question.formsWithMissingNumber {
      let asked = AskedQuestion(question, as: form)
      var guidance = Guidance(with: question)
      #expect(
        writer.blocks(for: .rung(1), with: asked, guidance, after: []).contains(way) == isSaid)
      guidance.show(.rung(1), at: .start)
      #expect(!writer.blocks(for: .rung(2), with: asked, guidance, after: []).contains(way))
    }
    let plain = AskedQuestion(question)
    let blocks = writer.blocks(for: .rung(1), with: plain, Guidance(with: question), after: [])
    #expect(!blocks.contains(way))
  }

  @Test(arguments: [
    (Language.english, QuestionForm.missingSecond, "7 times what is 56?"),
    (.korean, .missingSecond, "7 곱하기 얼마는 56?"), (.english, .missingFirst, "What times 7 is 56?"),
    (.korean, .missingFirst, "얼마 곱하기 7 하면 56?"),
    (.english, .missingTaken, "56 divided by what is 7?"),
    (.korean, .missingTaken, "56 나누기 얼마는 7?"),
  ])
  func `a screen reader hears words in place of the gap`(
    language: Language, form: QuestionForm, words: String
  ) {
    let asked = AskedQuestion(Question(56, .divide, 7), as: form)
    #expect(Texts(language).ask(asked, inWords: true) == words)
  }

  @Test(arguments: Language.allCases)
  func `no text in words has a sign for the gap, and each has both numbers`(language: Language)
    throws
  {
    let texts = Texts(language)
    for question in Question.all {
      for form in question.formsWithMissingNumber {
        let asked = AskedQuestion(question, as: form)
        let words = try #require(texts.words(of: asked))
        #expect(!words.contains("_") && !words.contains("{"))
        let numbers = words.matches(of: /\d+/).compactMap { Int($0.0) }.sorted()
        #expect(numbers == [question.left, question.right].sorted(), "\(words)")
      }
    }
  }

  @Test func `the accessible form speaks so in the practice, in tips and replies too`() throws {
    var settings = Settings()
    settings.accessible = true
    var (talk, asked) = try Self.gap(.plain, settings: settings)
    let (a, b) = (asked.question.left, asked.question.right)
    #expect(talk.words.hasSuffix("\(b) times what is \(a)?"))
    talk.type("thanks")
    #expect(talk.words.hasSuffix("You're welcome! \(b) times what is \(a)?"))
    talk.type("?")
    #expect(talk.words.hasSuffix("Your turn: \(b) times what is \(a)"))
  }

  @Test func `the missing number is right, alone and in its equation`() throws {
    for spelling in [
      "{answer}", "{b} × {answer} = {a}", "{answer}x{b}={a}", "{a} = {b} x {answer}",
    ] {
      var (talk, asked) = try Self.gap()
      let values = ["answer": asked.answer, "a": asked.question.left, "b": asked.question.right]
      talk.type(
        values.reduce(spelling) { $0.replacing("{\($1.key)}", with: String($1.value)) })
      #expect(talk.attempts.last?.outcome == .right, "\(spelling)")
      #expect(talk.attempts.last?.question == asked.question)
      #expect(talk.attempts.last?.form == .missingSecond)
    }
  }

  @Test func `an equation that is wrong in its gap is a wrong answer`() throws {
    var (talk, asked) = try Self.gap()
    let wrong = asked.answer + 1
    talk.type("\(asked.question.right) × \(wrong) = \(asked.question.left)")
    #expect(talk.attempts.last?.typed == String(wrong))
    #expect(talk.attempts.last?.outcome == .wrong)
  }

  @Test func `a wrong number is put in, and a tip is that of the division`() throws {
    var (talk, asked) = try Self.gap()
    let (a, b) = (asked.question.left, asked.question.right)
    talk.type(String(a + b))
    #expect(
      talk.words.contains(
        "\(a + b) is \(a) + \(b). Put it in: \(b) × \(a + b) is not \(a). Try a smaller number."))
    #expect(talk.words.hasSuffix("Try again: \(b) × __ = \(a)"))
    talk.type(String(a))
    #expect(
      talk.words.contains("\(a) is in the question. Which number goes in the gap?")
        || talk.conversation.practice?.session.open?.hintsSeen ?? 0 > 0)
  }

  @Test func `what is worked out or skipped is told as the whole equation`() throws {
    var (talk, asked) = try Self.gap()
    talk.type("skip")
    #expect(talk.words.contains("OK, let's leave that one. \(asked.solution)."))
    (talk, asked) = try Self.gap()
    for _ in 0..<3 {
      talk.type("?")
      talk.wait(.seconds(3))
    }
    #expect(
      talk.words.hasSuffix("\(asked.solution). Type the missing number once: \(asked.answer)"))
  }

  @Test func `nothing says the missing number before it is worked`() throws {
    var (talk, asked) = try Self.gap()
    let given = Set([asked.question.left, asked.question.right])
    guard !given.contains(asked.answer) else { return }
    let before = talk.words.count
    talk.type("?")
    let told = String(talk.words.dropFirst(before))
    #expect(!told.matches(of: /\d+/).contains { Int($0.0) == asked.answer }, "\(told)")
  }

  @Test func `plain asks none`() throws {
    var settings = Settings()
    settings.forms = .plain
    #expect(throws: NoGap.self) { try Self.gap(settings: settings) }
  }
}
