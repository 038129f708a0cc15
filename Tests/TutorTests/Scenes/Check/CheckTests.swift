import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct CheckTests {
  @Test func `Robo explains first and begins when the child is ready`() {
    var talk = Talk(purpose: .check(questions: 25, mix: .official))
    talk.wait(.seconds(600))
    #expect(talk.words.contains("25 questions"))
    #expect(talk.words.contains("6 seconds for each answer, then 3 seconds"))
    #expect(talk.conversation.check == nil)
    talk.type("go")
    #expect(
      talk.effects == [
        .beginSession(
          PracticeOptions(
            minutes: 4, difficulty: .hard, operations: [.multiply], kind: .check), seed: 1)
      ])
    #expect(talk.conversation.checkRun?.questions.count == 25)
  }

  @Test func `no answer has another sign than one that is not right`() throws {
    var talk = Talk.checking()
    talk.answer(offBy: 1)
    talk.wait(.seconds(4))
    talk.wait(.seconds(60))
    let times = try #require(talk.conversation.after?.times)
    let bars = times.page.flatMap { block -> [Bar] in
      if case .bars(let bars) = block { bars } else { [] }
    }
    #expect(bars.map(\.mark) == ["👎", "–", "–", "–", "–"])
    #expect(bars.map(\.permille) == [1_000, 0, 0, 0, 0])
    #expect(times.page.contains(.secondary("👎 not yet   – no answer")))
  }

  @Test func `the longest answer of a check has the longest bar, and all right needs no legend`()
    throws
  {
    var talk = Talk.checking()
    for _ in 1...4 {
      talk.answer()
      talk.wait(.seconds(4))
    }
    talk.wait(.seconds(2))
    talk.answer()
    talk.wait(.seconds(10))
    let times = try #require(talk.conversation.after?.times)
    let bars = times.page.flatMap { block -> [Bar] in
      if case .bars(let bars) = block { bars } else { [] }
    }
    #expect(bars.count == 5 && bars.map(\.permille).max() == 1_000)
    #expect(bars.last?.permille == 1_000)
    #expect(!times.page.contains { if case .secondary = $0 { true } else { false } })
  }

  @Test func `a question opens after three seconds, and time for it is on show`() throws {
    var talk = Talk(purpose: .check(questions: 5, mix: .official))
    talk.wait(.seconds(3))
    talk.type("skip")
    talk.wait(.milliseconds(3_300))
    #expect(talk.question == nil)
    talk.wait(.milliseconds(100))
    let question = try #require(talk.question)
    #expect(talk.words.hasSuffix("1 of 5\n\(question) = ?"))
    #expect(talk.chat?.header.clock == "0:06")
    talk.wait(.seconds(3))
    #expect(talk.chat?.header.clock == "0:03")
    #expect(talk.chat?.header.permilleLeft == 491)
  }

  @Test func `an answer is kept at once, with no word about right or wrong`() throws {
    for difference in [0, 1] {
      var talk = Talk.checking()
      let before = talk.words
      talk.answer(offBy: difference)
      #expect(talk.attempts.map(\.outcome) == [difference == 0 ? .right : .wrong])
      talk.wait(.seconds(1))
      let typed = try #require(talk.attempts.first).typed
      #expect(talk.words == before + "\n" + typed)
      #expect(talk.lastBubble?.tapback == nil)
      #expect(talk.chat?.header.right == nil)
      #expect(talk.chat?.header.mended == nil)
      #expect(talk.conversation.isResting)
    }
  }

  @Test func `there is no hint, no skip, no pause and no page over the question`() throws {
    var talk = Talk.checking()
    let question = try #require(talk.question)
    let before = talk.words
    for key in "?spth" { talk.send(.key(.character(key))) }
    for key in [KeypadKey.hint, .skip] { talk.send(.pressed(.keypad(key))) }
    talk.send(.pressed(.header))
    #expect(talk.question == question)
    #expect(talk.chat?.keypad?.hint == "")
    #expect(talk.chat?.keypad?.skip == "")
    #expect(talk.words == before)
    #expect(talk.attempts == [])
  }

  @Test func `digits go into the line while a question is open, and nowhere in the pause`() {
    var talk = Talk.checking()
    #expect(talk.conversation.destination(of: .character("5")) == .line)
    #expect(talk.conversation.accepted(paste: "56") == "56")
    talk.send(.pressed(.keypad(.digit(7))))
    #expect(talk.effects.last == .type("7"))
    talk.answer()
    #expect(talk.conversation.destination(of: .character("5")) == .nowhere)
    #expect(talk.conversation.accepted(paste: "56") == "")
    let effects = talk.effects
    talk.type("56")
    talk.send(.pressed(.keypad(.digit(7))))
    #expect(talk.effects == effects)
  }

  @Test func `what stands in the line when the time is over counts, and the line is cleared`()
    throws
  {
    var talk = Talk.checking()
    let answer = String(try #require(talk.question).answer)
    talk.send(.edited(line: answer, cursor: 2, prompt: ""))
    talk.wait(.seconds(6))
    #expect(talk.attempts.map(\.outcome) == [.right])
    #expect(talk.attempts.map(\.time) == [.seconds(6)])
    #expect(talk.effects.last == .clearLine)
    #expect(talk.chat?.composer.line == "")
    #expect(talk.words.hasSuffix(answer))
  }

  @Test func `without an answer the check goes on, calmly`() {
    var talk = Talk.checking()
    talk.wait(.seconds(7))
    #expect(talk.attempts.map(\.typed) == [""])
    #expect(talk.words.hasSuffix("On to the next one."))
    talk.wait(.seconds(3))
    #expect(talk.words.contains("2 of 5"))
  }

  @Test func `an answer sent too late is not taken, at the last question either`() {
    var talk = Talk.checking()
    for _ in 1..<5 {
      talk.answer()
      talk.wait(.seconds(4))
    }
    talk.wait(.seconds(10))
    #expect(talk.conversation.check == nil)
    var late = Talk.checking()
    for _ in 1..<5 {
      late.answer()
      late.wait(.seconds(4))
    }
    late.waitSilently(.seconds(10))
    late.send(.submitted("56"))
    #expect(late.attempts.count == 5)
    late.wait(.seconds(5))
    #expect(late.words.hasSuffix("What next?"))
  }

  @Test func `the result is a score, each question with answer and time, and what to practise`()
    throws
  {
    var talk = Talk.checking()
    var asked: [Question] = []
    for number in 1...5 {
      asked.append(try #require(talk.question))
      talk.answer(offBy: number == 2 ? 100 : 0)
      talk.wait(.seconds(4))
    }
    #expect(talk.words.contains("Right: 4 of 5"))
    #expect(talk.words.contains("the \(max(asked[1].left, asked[1].right)) times table."))
    #expect(talk.chips == ["[Table of 3]", "New round", "My answers", "Settings", "Bye"])
    let times = try #require(talk.conversation.after?.times).page.plainLines.joined(separator: "\n")
    for question in asked { #expect(times.contains("\(question) = \(question.answer)")) }
    #expect(times.contains("you: \(asked[1].answer + 100)"))
    talk.type("answers")
    guard case .times? = talk.conversation.overlay else {
      Issue.record("no page of times")
      return
    }
    #expect(talk.effects.last == .endSession(SessionSummary(attempts: talk.attempts)))
    #expect(talk.conversation.farewell.contains { $0.contains("Right: 4 of 5") })
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 20)])
  func `however many answers there are, the result is on show from its headline on`(size: Size) {
    var talk = Talk.checking(questions: 25)
    for number in 1...25 {
      talk.answer(offBy: number == 2 ? 100 : 0)
      talk.wait(.seconds(4))
    }
    talk.wait(.seconds(5))
    let drawing = talk.conversation.picture.drawn(in: size, theme: .dark, glyphs: .unicode)
    let rows = (0..<size.rows).map(drawing.frame.text(ofRow:)).joined(separator: "\n")
    for word in ["Nearly all right!", "Right: 24 of 25", "practise next", "My answers", "Bye"] {
      #expect(rows.contains(word), "\(word)\n\(rows)")
    }
  }

  @Test func `without animation nothing flies where all is right`() {
    var settings = Settings()
    settings.animation = false
    var talk = Talk.checking(settings: settings)
    for _ in 1...5 {
      talk.answer()
      talk.wait(.seconds(4))
    }
    #expect(talk.conversation.after != nil && talk.conversation.after?.confetti == nil)
  }

  @Test func `the sign to send is worth Enter while a question is open`() {
    var talk = Talk.checking()
    talk.send(.pressed(.send))
    #expect(talk.effects.last == .submitLine)
    talk.answer()
    let effects = talk.effects
    talk.send(.pressed(.send))
    #expect(talk.effects == effects)
  }

  @Test(arguments: [
    (Language.english, "hi", "change"), (.korean, "안녕", "바꾸기"), (.japanese, "こんにちは", "かえる"),
    (.traditionalChinese, "你好", "換一下"),
  ])
  func `hello is no goodbye, and nothing leads out of the check`(
    language: Language, hello: String, change: String
  ) throws {
    var settings = Settings()
    try settings.set(language.rawValue, for: .language)
    var talk = Talk(settings: settings, purpose: .check(questions: 5, mix: .official))
    talk.type(hello)
    talk.type(change)
    talk.wait(.seconds(3))
    #expect(talk.conversation.scene is CheckScene && !talk.conversation.scene.isAsking)
  }

  @Test func `each session has a seed from which its questions come again`() {
    var talk = Talk.checking()
    talk.stop()
    talk.type("again")
    talk.type("skip")
    let seeds = talk.effects.compactMap { effect -> UInt64? in
      if case .beginSession(_, let seed) = effect { seed } else { nil }
    }
    #expect(seeds.count == 2 && seeds[0] != seeds[1])
    var setup = ConversationSetup(.screen, seed: seeds[1])
    setup.purpose = .check(questions: 5, mix: .official)
    var replay = Talk(setup)
    replay.type("skip")
    #expect(replay.conversation.check?.questions == talk.conversation.check?.questions)
  }

  @Test func `again begins another check with other questions`() throws {
    var talk = Talk.checking()
    let first = try #require(talk.conversation.check?.questions)
    talk.stop()
    talk.type("again")
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix("They don't count."))
    talk.type("skip")
    #expect(talk.conversation.check?.questions.count == 5)
    #expect(talk.conversation.check?.questions != first)
  }

  @Test func `in the accessible form words stand for the signs`() {
    var settings = Settings()
    settings.accessible = true
    var talk = Talk.checking(settings: settings)
    talk.answer()
    talk.wait(.seconds(4))
    talk.answer(offBy: 1)
    talk.stop()
    let sheet = talk.conversation.farewell.joined(separator: "\n")
    #expect(!sheet.contains { $0 == "🎉" || $0 == "👎" || $0 == "🏆" })
    #expect(sheet.contains(": right, "))
    #expect(sheet.contains(": not yet, "))
  }
}
