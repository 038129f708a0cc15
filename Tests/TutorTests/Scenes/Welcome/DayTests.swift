import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// Each day begins with a hello by the days between, and at most one piece of news.
struct DayTests {
  private static func attempt(
    _ outcome: Attempt.Outcome, _ question: Question = Question(7, .multiply, 8)
  ) -> Attempt {
    Attempt(question: question, typed: "", outcome: outcome, tryNumber: 1, time: .seconds(2))
  }

  private static func talk(
    on today: Int, past: [PastAttempt], _ form: ChatForm = .screen, name: String? = "Mina"
  ) -> Talk {
    var setup = ConversationSetup(form: form, settings: EffectiveSettings(), seed: 1)
    setup.today = today
    setup.learner = LearnerProfile(
      name: name ?? "", isNamed: name != nil,
      previous: PreviousSession(minutes: 5, difficulty: .auto), past: Past(past))
    var talk = Talk(setup)
    talk.wait(.seconds(4))
    return talk
  }

  @Test func `line by line the garden ends with the question that waits`() {
    var talk = Self.talk(on: 3, past: [PastAttempt(Self.attempt(.right), on: 1)], .plain)
    let asked = { (talk: Talk) in talk.words.ranges(of: "Same as last time").count }
    let before = asked(talk)
    talk.type("garden")
    talk.wait(.seconds(2))
    #expect(before == 1 && asked(talk) == 2)
  }

  @Test func `Robo's picture begins a screen of its own on each day`() {
    let talk = Self.talk(on: 3, past: [PastAttempt(Self.attempt(.right), on: 1)])
    let portraits = (talk.chat?.entries ?? []).compactMap { entry in
      if case .portrait(let portrait) = entry { portrait } else { nil }
    }
    #expect(portraits.count == 1 && portraits.allSatisfy(\.opensScreen))
  }

  /// A day on which some facts were right, slowly, so that none is near to opening.
  private static func calmPast(on day: Int) -> [PastAttempt] {
    (2...9).map { factor in
      var attempt = attempt(.right, Question(2, .multiply, factor))
      attempt.time = .seconds(20)
      return PastAttempt(attempt, on: day, at: .easy)
    }
  }

  @Test(arguments: [
    (10, "Back again, Mina! Nice."), (11, "Hi Mina! Day 2 with me."),
    (23, "Hi Mina! Day 2 with me."), (24, "Hi Mina! Nice to see you."),
    (500, "Hi Mina! Nice to see you."),
  ])
  func `the hello follows the days between, and never counts them`(day: Int, hello: String) {
    let talk = Self.talk(on: day, past: Self.calmPast(on: 10))
    #expect(talk.words.hasPrefix(hello))
    #expect(!talk.words.contains("miss"))
  }

  @Test func `a day that is none to count has the plain hello`() {
    func hello(on day: Int, name: String? = "Mina") -> String {
      let past = (1..<day).flatMap { Self.calmPast(on: $0) }
      return Self.talk(on: day, past: past, name: name).words
    }
    #expect(hello(on: 4).hasPrefix("Hi Mina! Ready when you are."))
    #expect(hello(on: 4, name: nil).hasPrefix("Hi! Ready when you are."))
    #expect(hello(on: 6).hasPrefix("Hi Mina! Good to see you again."))
    #expect(hello(on: 7).hasPrefix("Hi Mina! Nice to see you."), "another day, other words")
  }

  @Test func `what was hard is offered first, and yes begins with it`() {
    let question = Question(7, .multiply, 8)
    let past = [
      PastAttempt(Self.attempt(.wrong), on: 1), PastAttempt(Self.attempt(.revealed), on: 1),
    ]
    var talk = Self.talk(on: 2, past: past)
    #expect(talk.words.hasSuffix("7 × 8 was tricky last time. Try it first?"))
    #expect(talk.chips == ["[Yes]", "Later"])
    talk.type("")
    talk.wait(.seconds(2))
    #expect(talk.question == question)
    talk.answer()
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("you did it"), "no goal was picked")
  }

  @Test func `later offers to play, start plays, and nothing is said of it again`() {
    let past = [
      PastAttempt(Self.attempt(.wrong), on: 1), PastAttempt(Self.attempt(.revealed), on: 1),
    ]
    var later = Self.talk(on: 2, past: past)
    later.send(.pressed(.word(1)))
    later.wait(.seconds(2))
    #expect(later.chips == ["[Start]", "Pick a goal", "Change"])
    later.type("")
    #expect(later.question != nil)
    var start = Self.talk(on: 2, past: past)
    start.type("start")
    start.wait(.seconds(2))
    #expect(start.question != nil)
    start.stop()
    start.wait(.seconds(2))
    #expect(!start.words.contains("Goal"))
  }

  @Test(arguments: ["pick a goal", "goal", "My goal"])
  func `a small goal is picked from two or three, or none`(typed: String) {
    var talk = Self.talk(on: 11, past: Self.calmPast(on: 10))
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.hasSuffix(Texts(.english)(.goalAsk)))
    #expect((2...3).contains(talk.chips.count))
    #expect(talk.chips.last == "Just play" || talk.chips.last == "[Just play]")
    var playing = talk
    playing.type("just play")
    #expect(playing.question != nil)
    #expect(playing.conversation.practice?.news.goal == nil)
    talk.type("")
    #expect(talk.question != nil)
    #expect(talk.conversation.practice?.news.goal != nil)
  }

  @Test(arguments: ["end", "play", "stop", "bye"])
  func `a word that does something picks no goal`(typed: String) {
    var talk = Self.talk(on: 11, past: Self.calmPast(on: 10))
    talk.type("goal")
    talk.type(typed)
    #expect(talk.conversation.practice?.news.goal == nil)
  }

  @Test func `a goal that was not met is never mentioned`() {
    var talk = Self.talk(on: 11, past: Self.calmPast(on: 10))
    talk.type("pick a goal")
    talk.type("")
    talk.stop()
    talk.wait(.seconds(3))
    #expect(!talk.words.contains("oal met"))
    #expect(!talk.words.contains("not met"))
  }

  @Test func `on the first day no goal is offered`() {
    let talk = Self.talk(on: 1, past: [])
    #expect(talk.chips == ["[Start]", "Change"])
  }

  /// Flowers of the table of 2, the later factors seen a day later, then a question worked out.
  private static let flowersAndTrouble =
    (2...9).flatMap { factor in
      [0, 1].map {
        PastAttempt(
          attempt(.right, Question(2, .multiply, factor)), on: factor + $0, at: .easy)
      }
    } + [
      PastAttempt(attempt(.wrong), on: 10, in: 1), PastAttempt(attempt(.revealed), on: 10, in: 1),
    ]

  @Test func `after three weeks the first questions are old flowers, longest unseen first`() {
    var talk = Self.talk(on: 31, past: Self.flowersAndTrouble)
    #expect(
      talk.words.contains("All your flowers are still here. Let's begin with some you know."))
    #expect(!talk.words.contains("tricky"), "not what was hard")
    talk.type("")
    var asked: [Plant?] = []
    for _ in 0..<6 {
      talk.wait(.seconds(2))
      asked.append(talk.question.flatMap { Plant($0) })
      talk.answer()
    }
    #expect(asked == (2...7).map { .table(2, $0) })
  }

  @Test func `a practice begins with a flower that could open`() {
    let facts = [Question(2, .multiply, 6), Question(3, .multiply, 4)]
    let past = facts.map { PastAttempt(Self.attempt(.right, $0), on: 1, at: .easy) }
    var talk = Self.talk(on: 2, past: past)
    talk.type("")
    talk.wait(.seconds(3))
    let first = talk.question.flatMap { Plant($0) }
    #expect(facts.map { Plant($0) }.contains(first))
    var calm = Self.talk(on: 11, past: Self.calmPast(on: 10))
    calm.type("")
    calm.wait(.seconds(3))
    #expect(calm.question != nil)
  }

  @Test func `the flower that is said to open today is asked first, and no other is promised`() {
    let facts = [Question(2, .multiply, 6), Question(3, .multiply, 4), Question(2, .multiply, 4)]
    let past = facts.map { PastAttempt(Self.attempt(.right, $0), on: 1, at: .easy) }
    let promises = (2...6).filter { day in
      var talk = Self.talk(on: day, past: past)
      let line = talk.words.split(separator: "\n").first { $0.contains("could open today") }
      guard let line else { return false }
      talk.type("")
      talk.wait(.seconds(3))
      let asked = talk.question.flatMap { Plant($0) }.map { "\($0.question())" }
      #expect(asked.map { line.contains("The flower \($0) could open today.") } == true, "\(line)")
      return true
    }
    #expect(!promises.isEmpty)
  }

  @Test func `before three weeks, and where nothing has bloomed, all is as ever`() {
    let early = Self.talk(on: 30, past: Self.flowersAndTrouble)
    #expect(!early.words.contains("Let's begin") && early.words.contains("tricky"))
    let none = Self.talk(on: 60, past: Self.calmPast(on: 10))
    #expect(!none.words.contains("Let's begin"))
  }

  @Test func `what was offered to be tried first is no goal in the same run`() {
    let past =
      Self.calmPast(on: 1) + [
        PastAttempt(Self.attempt(.wrong), on: 1), PastAttempt(Self.attempt(.revealed), on: 1),
      ]
    var talk = Self.talk(on: 2, past: past)
    talk.type("later")
    talk.wait(.seconds(1))
    talk.type("pick a goal")
    talk.wait(.seconds(1))
    #expect(talk.words.hasSuffix(Texts(.english)(.goalAsk)))
    #expect(!talk.chips.contains { $0.contains("7 × 8 first") })
  }

  @Test func `after long the flowers are still there`() {
    let quick = (2...5).flatMap { factor in
      [1, 2].map {
        PastAttempt(Self.attempt(.right, Question(2, .multiply, factor)), on: $0, at: .easy)
      }
    }
    let talk = Self.talk(on: 30, past: quick)
    #expect(talk.words.contains("All your flowers are still here."))
    #expect(!talk.words.contains("28"))
  }
}
