import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// A small goal, or to just play: what is offered, and what is left of it for the next time.
struct GoalTests {
  /// The table of 2 on the day before, slowly, so that no flower is near to opening.
  private static let past = (2...9).map { factor in
    PastAttempt(
      Attempt(
        question: Question(2, .multiply, factor), typed: "", outcome: .right, tryNumber: 1,
        time: .seconds(20)), on: 10, at: .easy)
  }

  /// A second day on which Robo has asked for a goal.
  private static func asked(
    last: LastGoal? = nil, asks: Bool = true, _ form: ChatForm = .screen
  ) -> Talk {
    var setup = ConversationSetup(form: form, settings: EffectiveSettings(), seed: 1)
    setup.today = 11
    setup.learner = LearnerProfile(
      name: "Mina", previous: PreviousSession(minutes: 5, difficulty: .auto), past: Past(past),
      lastGoal: last)
    var talk = Talk(setup)
    if asks { talk.type("pick a goal") }
    talk.wait(.seconds(4))
    return talk
  }

  private static func remembered(_ talk: Talk) -> [LastGoal?] {
    talk.effects.compactMap { if case .rememberGoal(let goal) = $0 { goal } else { nil } }
  }

  @Test func `on the second day two goals are offered, and the first of them is lit`() {
    #expect(Self.asked().chips == ["[Solve 3 new ones]", "Make 2 plants green", "Just play"])
  }

  @Test func `minutes are no number of a goal`() {
    var talk = Self.asked()
    talk.type("1 minit")
    #expect(Self.remembered(talk).isEmpty)
    #expect(talk.effects.contains(.saveSetting(.minutes, "1")))
  }

  @Test func `a picked goal is answered, and its question comes first`() {
    var talk = Self.asked()
    talk.type("")
    talk.wait(.seconds(3))
    let answer = Texts(.english)(.goalPicked)
    #expect(talk.words.contains("\n\(answer)\n"))
    #expect(talk.question.flatMap { Plant($0) }.map(Self.isNew) == true)
    #expect(Self.remembered(talk) == [.unmet(.findNew)])
    for _ in 0..<7 where !talk.words.contains("“Solve 3 new ones”: you did it!") {
      talk.answer()
      talk.wait(.seconds(2))
    }
    #expect(talk.words.contains("“Solve 3 new ones”: you did it!"))
    #expect(Self.remembered(talk) == [.unmet(.findNew), .met(.findNew)])
  }

  @Test(arguments: ["solve new ones", "new ones", "Solve 3 new ones!"])
  func `a goal is named by some of its words`(typed: String) {
    var talk = Self.asked()
    talk.type(typed)
    #expect(Self.remembered(talk) == [.unmet(.findNew)])
  }

  @Test func `a goal can be asked for after a practice, too`() {
    var talk = Self.asked(asks: false)
    talk.type("start")
    talk.wait(.seconds(3))
    for _ in 0..<3 {
      talk.answer()
      talk.wait(.seconds(2))
    }
    talk.type("stop")
    talk.type("stop")
    talk.wait(.seconds(4))
    talk.type("goal")
    talk.wait(.seconds(2))
    #expect(talk.chips.last == "Just play")
    talk.type("1")
    talk.wait(.seconds(3))
    #expect(talk.question != nil)
    #expect(Self.remembered(talk).contains { if case .unmet = $0 { true } else { false } })
  }

  @Test func `who said that it is too fast may pick to play without the clock`() {
    func chips(after words: String?) -> [String] {
      var talk = Self.asked(last: .unmet(.findNew), asks: false)
      talk.type("start")
      talk.wait(.seconds(3))
      for _ in 0..<3 {
        talk.answer()
        talk.wait(.seconds(2))
      }
      if let words { talk.type(words) }
      talk.type("stop")
      talk.type("stop")
      talk.wait(.seconds(4))
      talk.type("goal")
      talk.wait(.seconds(2))
      return talk.chips
    }
    let label = Texts(.english).label(of: Goal.withoutClock)
    let usual = chips(after: nil)
    #expect(usual.last == "Just play" && !usual.contains { $0.contains(label) })
    let offered = chips(after: "too fast")
    #expect(offered.contains { $0.contains(label) }, "\(offered)")
  }

  private static func isNew(_ plant: Plant) -> Bool {
    !past.contains { Plant($0.attempt.question) == plant }
  }

  @Test func `just play is lit first where it was chosen last`() {
    var talk = Self.asked()
    talk.type("just play")
    #expect(Self.remembered(talk) == [.justPlay])
    #expect(!talk.words.contains(Texts(.english)(.goalPicked)))
    var next = Self.asked(last: .justPlay)
    #expect(next.chips == ["Solve 3 new ones", "Make 2 plants green", "[Just play]"])
    next.type("")
    #expect(next.conversation.practice?.news.goal == nil)
    #expect(Self.remembered(next) == [], "nothing has changed")
  }

  @Test func `a practice without a goal between them leaves just play lit`() {
    var talk = Self.asked(last: .justPlay)
    talk.type("start")
    talk.stop()
    talk.wait(.seconds(2))
    #expect(Self.remembered(talk) == [])
    #expect(talk.conversation.context.player.lastGoal == .justPlay)
  }

  @Test func `an unmet goal is not offered the next time`() {
    var talk = Self.asked(last: .unmet(.findNew))
    #expect(talk.chips.first == "[Make 2 plants green]")
    #expect(!talk.chips.contains("Solve 3 new ones"))
    talk.type("just play")
    #expect(Self.remembered(talk) == [.justPlay])
  }

  @Test func `an unmet goal is offered again after a practice without one`() {
    var talk = Self.asked(last: .unmet(.findNew), asks: false)
    talk.type("start")
    #expect(Self.remembered(talk) == [nil])
  }

  @Test(arguments: Goal.Kind.allCases)
  func `of a goal that was not met nothing is said`(kind: Goal.Kind) {
    var other = Self.asked(last: .unmet(kind))
    other.type("just play")
    other.stop()
    other.wait(.seconds(3))
    let words = other.words.lowercased()
    for word in ["unmet", "not met", "last time you", "missed your", "goal met"] {
      #expect(!words.contains(word), "\(word)")
    }
  }

  @Test func `one flower is one flower`() {
    let texts = Texts(.english)
    #expect(texts.label(of: .water([.table(6, 7)])) == "Give a flower water")
    #expect(texts.label(of: .water([.table(6, 7), .table(6, 8)])) == "Give 2 flowers water")
  }

  @Test func `line by line an empty line just plays, and that is said`() {
    var talk = Self.asked(.plain)
    #expect(talk.words.contains("Enter is just play."))
    talk.type("")
    #expect(talk.question != nil && talk.conversation.practice?.news.goal == nil)
    #expect(Self.remembered(talk) == [.justPlay])
  }

  @Test(
    arguments: [nil, LastGoal.justPlay] + Goal.Kind.allCases.flatMap { [.unmet($0), .met($0)] })
  func `what was chosen has a name from which it is read again`(goal: LastGoal?) {
    #expect(goal.flatMap { LastGoal(rawValue: $0.rawValue) } == goal)
    #expect(LastGoal(rawValue: "something newer") == nil)
  }
}
