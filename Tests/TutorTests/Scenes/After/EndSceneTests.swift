import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// The end of a practice as a scene.
struct EndSceneTests {
  /// A practice of so many right answers, then misses that were worked out, until its time is over.
  static func ended(
    right: Int = 12, missed: Int = 0, minutes: Int = 3, name: String? = "Mina",
    settings: Settings = Settings()
  ) -> Talk {
    var setup = ConversationSetup(
      .screen, settings: settings, flags: PracticeFlags(minutes: minutes, difficulty: .easy))
    setup.learner = LearnerProfile(name: name ?? "", isNamed: name != nil)
    var talk = Talk(setup)
    for number in 0..<(right + missed) {
      talk.wait(.seconds(2))
      if number < missed { for miss in [511, 622, 733] { talk.answer(offBy: miss) } }
      talk.answer()
    }
    talk.wait(.seconds(60 * minutes + 200))
    return talk
  }

  @Test func `beside the picture stands what each star is for`() {
    func words(right: Int, missed: Int) -> String {
      let portraits = Self.ended(right: right, missed: missed).chat?.entries.compactMap {
        if case .portrait(let portrait) = $0 { portrait } else { Portrait?.none }
      }
      return (portraits ?? []).flatMap { $0.longerBlocks.plainLines }.joined(separator: "\n")
    }
    #expect(words(right: 12, missed: 0).contains("stayed with it"))
    for (right, missed) in [(12, 0), (11, 1), (14, 3)] {
      let lines = words(right: right, missed: missed).split(separator: "\n")
      let stars = lines.filter { $0.contains("★") }
      #expect(stars.isEmpty == (missed > 0))
      #expect(stars.allSatisfy { !$0.contains("★ ★") && !$0.hasSuffix("★") }, "\(stars)")
    }
  }

  @Test func `what is skipped is counted apart, and a tip only where nothing was missed`() {
    var talk = Talk(minutes: 1, difficulty: .easy)
    talk.wait(.seconds(2))
    let skipped = talk.question
    talk.type("skip")
    talk.wait(.seconds(2))
    talk.type("help")
    talk.wait(.seconds(2))
    talk.answer()
    talk.wait(.seconds(2))
    talk.answer(offBy: 511)
    talk.type("help")
    talk.wait(.seconds(2))
    talk.answer()
    for _ in 0..<60 where talk.conversation.after == nil {
      talk.wait(.seconds(3))
      if talk.question == skipped { talk.type("skip") } else { talk.answer() }
      if talk.question == nil { talk.type("no") }
    }
    talk.wait(.seconds(2))
    let found = "1 worked out, 1 with a tip, 1 skipped"
    #expect(talk.words.contains(found), "\(talk.words.suffix(400))")
  }

  @Test func `who found each with tips has found all of them, and not at the first try`() {
    var setup = ConversationSetup(.screen, flags: PracticeFlags(minutes: 3, difficulty: .easy))
    setup.learner = LearnerProfile(name: "Eve", isNamed: true)
    var talk = Talk(setup)
    for number in 0..<14 {
      talk.wait(.seconds(2))
      if number.isMultiple(of: 2) { talk.type("tip") }
      talk.wait(.seconds(3))
      talk.answer()
    }
    talk.wait(.seconds(400))
    talk.type("no")
    talk.wait(.seconds(3))
    #expect(talk.words.contains("You found all of them, Eve!\n14 of 14 right\n"))
    #expect(!talk.words.contains("Nearly all") && !talk.words.contains("Right first time"))
  }

  @Test func `the score says the number of the top line, tips among it`() {
    var setup = ConversationSetup(.screen, flags: PracticeFlags(minutes: 3, difficulty: .easy))
    setup.learner = LearnerProfile(name: "Mina", isNamed: true)
    var talk = Talk(setup)
    for number in 0..<12 {
      talk.wait(.seconds(2))
      if number == 3 { talk.type("tip") }
      if number == 5 { for miss in [511, 622, 733] { talk.answer(offBy: miss) } }
      talk.answer()
    }
    talk.wait(.seconds(400))
    talk.type("no")
    talk.wait(.seconds(3))
    #expect(talk.chat?.header.right == 11)
    #expect(talk.words.contains("Nearly all of them, Mina!\n11 of 12 right\n"))
    #expect(!talk.words.contains("them all"), "one answer was shown")
  }

  @Test(arguments: [(11, 1, Mood.proud), (7, 4, .happy), (3, 0, .happy)])
  func `Robo is proud of nine in ten`(right: Int, missed: Int, mood: Mood) {
    var talk = Self.ended(right: right, missed: missed)
    if talk.chips.contains("[Yes]") { talk.type("no") }
    talk.wait(.seconds(5))
    #expect(talk.conversation.after != nil)
    let frames = MoodFrame.allCases.map { PixelPicture(mood, $0) }
    #expect(talk.portrait.map(frames.contains) == true)
    #expect(talk.words.contains("Nearly all of them, Mina!") == (mood == .proud))
  }

  @Test func `a number for which the time is over is told so in one quiet line, and once`() {
    var talk = Talk.practising(minutes: 1)
    talk.answer()
    for _ in 0..<120 where talk.conversation.after == nil { talk.wait(.seconds(1)) }
    talk.wait(.seconds(3))
    talk.type("45")
    #expect(talk.words.hasSuffix("45\nTime's up!"))
    talk.type("1")
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix("1\nWhat next?"))
  }

  @Test func `a number long after the end is no late answer`() {
    var talk = Self.ended()
    talk.wait(.seconds(11))
    talk.type("45")
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix("45\nWhat next?") && !talk.words.contains("Time's up!"))
  }

  @Test func `Enter takes what is lit once the end has been on show`() {
    var talk = Self.ended()
    talk.wait(.seconds(5))
    let ended = talk.conversation.after != nil
    #expect(ended)
    talk.type("")
    #expect(talk.question != nil, "later it takes what is lit")
  }

  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 20), Size(columns: 120, rows: 40),
  ]

  /// The rows of a screen as text.
  private static func rows(_ talk: Talk, _ size: Size) -> [String] {
    let drawing = talk.conversation.picture.drawn(in: size, theme: .dark, glyphs: .unicode)
    return (0..<size.rows).map(drawing.frame.text(ofRow:))
  }

  @Test func `the headline names the child, with the score and what was earned`() {
    let talk = Self.ended()
    #expect(talk.words.contains("All 12 right, Mina!\n🏆 ★"))
    #expect(Self.ended(name: nil).words.contains("All 12 right!"))
    #expect(talk.chips == ["[New round]", "My garden", "Time taken", "Settings", "Bye"])
  }

  @Test(arguments: sizes)
  func `all of it is on show without scrolling`(size: Size) {
    for talk in [Self.ended(), Self.ended(right: 20, missed: 2)] {
      var talk = talk
      if talk.chips.contains("[Yes]") { talk.type("no") }
      talk.wait(.seconds(5))
      let rows = Self.rows(talk, size).joined(separator: "\n")
      for word in ["Mina!", "New round", "My garden", "Time taken", "Settings", "Bye"] {
        #expect(rows.contains(word), "\(word)\n\(rows)")
      }
      #expect(rows.contains("All 12 right") != rows.contains("of 22 right"), "said once")
      // Twice as large it has no half blocks.
      #expect(rows.contains("▀▀") || rows.contains("▄▄") || size.columns == 120, "Robo")
      #expect(!rows.contains("What is"), "the scene has the screen for itself")
      #expect(rows.contains("🌱"), "what grew")
    }
  }

  @Test func `all times are one chip away, and aligned on the normal screen after leaving`() {
    var talk = Self.ended()
    #expect(!talk.words.contains("Average:"))
    talk.type("all times")
    talk.wait(.seconds(1))
    let page = Self.rows(talk, Self.sizes[0])
    #expect(page.contains { $0.contains("Time taken") })
    _ = talk.conversation.limitScroll(to: ScrollExtent(9))
    talk.press(.pageDown)
    let next = Self.rows(talk, Self.sizes[0])
    let words = (page + next).map { $0.replacing("\u{A0}", with: " ") }
    #expect(words.contains { $0.contains("★ stayed with it") })
    talk.press(.escape)
    talk.type("bye")
    let lines = talk.conversation.farewell.filter { $0.contains("🎉") }
    #expect(lines.count == 12)
    #expect(Set(lines.map(\.displayWidth)).count == 1, "\(lines)")
    #expect(talk.conversation.farewell.first == "All 12 right, Mina!")
    #expect(talk.conversation.farewell.last == "Bye, Mina!")
  }

  @Test func `nothing says that the child was slower, or what was not earned`() {
    var talk = Self.ended(right: 11, missed: 1)
    talk.type("no")
    talk.wait(.seconds(3))
    for word in ["last time", "☆", "slower", "medal", "0 of"] {
      #expect(!talk.words.contains(word), "\(word)")
    }
  }

  @Test func `who stops early is told what was right, and wins nothing`() {
    var talk = Talk.practising()
    for _ in 0..<5 { talk.answer() }
    talk.stop()
    talk.wait(.seconds(3))
    #expect(talk.words.contains("You got 5 right!"))
    #expect(talk.words.hasSuffix("What next?") && !talk.words.contains("See you"))
    #expect(!talk.words.contains("★") && !talk.words.contains("🏆"))
    #expect(talk.conversation.after?.confetti == nil)
    #expect(talk.chips.first == "[Go on]")
  }

  @Test func `the headline of a stopped practice has the number of the top line`() {
    var talk = Talk.practising()
    talk.answer()
    talk.type("?")
    talk.answer()
    talk.stop()
    talk.wait(.seconds(3))
    #expect(talk.chat?.header.right == 2)
    #expect(Talk.practising().chat?.header.right == nil, "a zero is not counted")
    #expect(talk.words.contains("You got 2 right!"))
  }

  @Test func `what was worked out after a miss is named beside what was right`() {
    var talk = Talk.practising()
    talk.answer()
    talk.wait(.seconds(5))
    talk.answer(offBy: 511)
    talk.answer()
    talk.stop()
    talk.wait(.seconds(3))
    #expect(talk.words.contains("You got 1 right!\n1 worked out"))
  }

  @Test func `who has only worked out something is told so`() {
    var talk = Talk.practising()
    talk.answer(offBy: 511)
    talk.answer()
    talk.stop()
    talk.wait(.seconds(3))
    #expect(talk.chat?.header.right == nil && talk.chat?.header.mended == 1)
    #expect(talk.words.contains("You worked out 1!"))
    #expect(!talk.words.contains("1 worked out"), "said once")
  }

  @Test func `what was stopped goes on where it was, as one session whose reward counts it all`()
    throws
  {
    var talk = Talk.practising(minutes: 1)
    for _ in 0..<3 {
      talk.wait(.milliseconds(800))
      talk.answer()
    }
    let question = try #require(talk.question)
    talk.stop()
    talk.wait(.seconds(500))
    talk.type("go on")
    #expect(talk.effects.last == .resumeSession)
    #expect(talk.question == question)
    #expect(talk.chat?.header.clock == "0:57" || talk.chat?.header.clock == "0:56")
    for _ in 0..<3 {
      talk.wait(.milliseconds(800))
      talk.answer()
    }
    talk.wait(.seconds(90))
    #expect(talk.words.contains("All 6 right!"))
    let begun = talk.effects.count { if case .beginSession = $0 { true } else { false } }
    #expect(begun == 1)
    #expect(talk.effects.last == .endSession(SessionSummary(attempts: talk.attempts)))
  }

  @Test func `after something new began nothing old can be gone on with`() {
    var talk = Talk.practising()
    talk.answer()
    talk.stop()
    talk.type("again")
    #expect(talk.attempts.count == 1)
    talk.wait(.seconds(2))
    talk.answer()
    talk.wait(.seconds(400))
    #expect(!talk.chips.contains("Go on") && !talk.chips.contains("[Go on]"))
  }
}
