import Basics
import TestPasts
import Testing

@testable import Quiz

struct LearnerModelTests {
  private let fact = Question(7, .multiply, 8)

  private func chance(_ question: Question, _ model: LearnerModel, on day: Int = 0) -> Double {
    let item = LearningItem(question)
    return model.chance(of: item.hardness, skill: model.memory(of: item, on: day).skill)
  }

  @Test func `a right answer raises the chance, a miss lowers it, and the family follows half`() {
    let new = LearnerModel()
    var right = new
    var missed = new
    right.observe(.first(fact), on: 0)
    missed.observe(.first(fact, .wrong), on: 0)
    #expect(chance(fact, right) > chance(fact, new))
    #expect(chance(fact, missed) < chance(fact, new))
    let own = right.memory(of: LearningItem(fact), on: 0).skill
    let related = right.memory(of: LearningItem(Question(56, .divide, 8)), on: 0).skill
    #expect(abs(related - own / 2) < 1e-12)
  }

  @Test func `only the first try says something, and a slip is no try`() {
    var model = LearnerModel()
    #expect(model.observe(.first(fact, .slip), on: 0) == nil)
    #expect(model.answerCount == 0)
    #expect(model.observe(.first(fact, number: 2), on: 0)?.isRight == true)
    #expect(model.observe(.first(fact, .wrong), on: 0)?.isRight == false)
    #expect(model.observe(.first(fact, number: 2), on: 0) == nil)
    #expect(model.answerCount == 2)
  }

  @Test func `a reversal says nothing, and the try after it is not the first`() {
    var model = LearnerModel()
    var reversal = Attempt.first(fact, .slip)
    reversal.diagnosis = Diagnosis(of: 65, to: fact)?.misconception.rawValue
    #expect(model.observe(reversal, on: 0) == nil)
    #expect(model.observe(.first(fact, number: 2), on: 0) == nil)
    #expect(model.answerCount == 0)
  }

  @Test func `help, a skip and a worked answer are no right answers`() {
    var model = LearnerModel()
    #expect(model.observe(.first(fact, hints: 1), on: 0)?.isRight == false)
    #expect(model.observe(.first(fact, .skipped), on: 0)?.isRight == false)
    #expect(model.observe(.first(fact, .revealed), on: 0)?.isRight == false)
  }

  @Test func `skill fades with the days, slower after a streak`() {
    var once = LearnerModel()
    once.observe(.first(fact), on: 0)
    var often = once
    for _ in 0..<4 { often.observe(.first(fact), on: 0) }
    func kept(_ model: LearnerModel) -> Double {
      let item = LearningItem(fact)
      return model.memory(of: item, on: 7).skill / model.memory(of: item, on: 0).skill
    }
    #expect(kept(once) < 0.5)
    #expect(kept(often) > kept(once))
  }

  @Test func `a model from the stored tries is the model that lived through them`() {
    var generator = SeededGenerator(seed: 3)
    let questions = QuestionPool(options: PracticeOptions(difficulty: .hard))
      .randomQuestions(400, using: &generator)
    var lived = LearnerModel(startingAt: .hard)
    let past = questions.enumerated().map { number, question in
      let outcome = Attempt.Outcome.allCases.randomElement(using: &generator) ?? .right
      return PastAttempt(
        .first(question, outcome, seconds: Double(number % 9)), on: number / 40, at: .hard)
    }
    for attempt in past { lived.observe(attempt.attempt, on: attempt.day, at: .hard) }
    #expect(LearnerModel(past: past) == lived)
  }

  @Test func `the time for fluent answers is the child's own`() {
    func cutoff(_ seconds: Double) -> Double {
      var model = LearnerModel()
      for _ in 0..<20 { model.observe(.first(Question(3, .add, 4), seconds: seconds), on: 0) }
      return model.fluencyCutoff(for: Question(3, .add, 4))
    }
    #expect(cutoff(1) == 2.5)
    #expect(cutoff(0.2) == 2)
    #expect(cutoff(3) == 4.5)
    #expect(cutoff(9) == 4.5)
    let new = LearnerModel()
    #expect(abs(new.fluencyCutoff(for: Question(3, .add, 4)) - 3.9) < 1e-9)
    #expect(
      new.fluencyCutoff(for: Question(7, .multiply, 8))
        > new.fluencyCutoff(for: Question(3, .add, 4)))
  }

  @Test func `a slow typist becomes fluent, and guessing fast does not make fluent`() {
    var slow = LearnerModel()
    for day in 0..<3 {
      for other in 2...9 { slow.observe(.first(Question(2, .add, other), seconds: 3.5), on: day) }
      slow.observe(.first(fact, seconds: 4.2), on: day)
    }
    #expect(slow.state(of: LearningItem(fact)) == .fluent)
    var fast = LearnerModel()
    for _ in 0..<10 { fast.observe(.first(fact, .wrong, seconds: 0.8), on: 0) }
    #expect(fast.state(of: LearningItem(fact)) == .shaky)
  }

  @Test func `the target moves against what really happens`() {
    func target(right: Int, wrong: Int) -> Double {
      var model = LearnerModel()
      for number in 0..<(right + wrong) {
        model.observe(.first(fact, number < right ? .right : .wrong), on: 0)
      }
      return model.target
    }
    #expect(LearnerModel().target == 0.9)
    #expect(target(right: 20, wrong: 0) < 0.9)
    #expect(target(right: 10, wrong: 10) == 0.97)
    #expect(target(right: 0, wrong: 7) == 0.9, "seven answers say too little")
  }

  @Test func `advice comes after thirty answers`() {
    func advice(_ outcomes: [(ItemMemory.Outcome, Int)]) -> LevelAdvice? {
      LevelAdvice(outcomes.flatMap { Array(repeating: $0, count: $1) })
    }
    #expect(advice([(.fluent, 29)]) == nil)
    #expect(advice([(.fluent, 30)]) == .harder)
    #expect(advice([(.slow, 30)]) == nil)
    #expect(advice([(.fluent, 19), (.missed, 11)]) == .easier)
    #expect(advice([(.fluent, 20), (.missed, 10)]) == nil)
  }

  @Test func `the next level is suggested, up and down, and never past the ends`() {
    let cases: [(Difficulty, Difficulty?, Difficulty?)] = [
      (.easy, .medium, nil), (.medium, .hard, .easy), (.hard, nil, .medium), (.auto, nil, nil),
    ]
    for (level, harder, easier) in cases {
      #expect(LevelAdvice.harder.level(after: level) == harder)
      #expect(LevelAdvice.easier.level(after: level) == easier)
    }
  }

  @Test func `only answers at the level that is practised count for the next one`() {
    var model = LearnerModel()
    func answer(_ count: Int, at level: Difficulty?, _ outcome: Attempt.Outcome = .right) {
      for _ in 0..<count { model.observe(.first(fact, outcome, seconds: 2), on: 0, at: level) }
    }
    answer(29, at: .easy)
    #expect(model.suggestedLevel(inPlaceOf: .easy) == nil)
    answer(5, at: nil, .wrong)
    answer(1, at: .easy)
    #expect(model.suggestedLevel(inPlaceOf: .easy) == .medium)
    #expect(model.suggestedLevel(inPlaceOf: .medium) == nil)
    answer(29, at: .medium)
    #expect(model.suggestedLevel(inPlaceOf: .medium) == nil, "the old level says nothing now")
    answer(1, at: .medium)
    #expect(model.suggestedLevel(inPlaceOf: .medium) == .hard)
    answer(30, at: .auto)
    #expect(model.suggestedLevel(inPlaceOf: .auto) == nil)
  }

  @Test func `a check and a table of its own say nothing about a level`() {
    #expect(PracticeOptions(difficulty: .hard).judgedLevel == .hard)
    #expect(PracticeOptions(difficulty: .hard, table: 2).judgedLevel == nil)
    #expect(PracticeOptions(difficulty: .hard, kind: .check).judgedLevel == nil)
  }

  @Test func `states follow the last three answers`() {
    var model = LearnerModel()
    func state() -> ItemState { model.state(of: LearningItem(fact)) }
    #expect(state() == .new)
    model.observe(.first(fact, seconds: 9), on: 0)
    #expect(state() == .known, "what was never missed is not shaky")
    model.observe(.first(fact, .wrong), on: 0)
    #expect(state() == .shaky)
    model.observe(.first(fact, seconds: 9), on: 0)
    #expect(state() == .known)
    for _ in 0..<9 { model.observe(.first(fact, seconds: 2), on: 0) }
    #expect(state() == .known, "one day proves nothing, however often it was quick")
    #expect(!model.memory(of: LearningItem(fact), on: 0).isFading(on: 1))
    #expect(model.memory(of: LearningItem(fact), on: 0).isFading(on: 200))
  }

  /// The state of the fact after days, each a row of answers: q quick, s slow, m missed.
  private func state(after days: [String], lasting: Bool = true) -> ItemState {
    var model = LearnerModel(past: lasting ? LastingPast.until(0) : [])
    for (day, answers) in zip(1..., days) {
      for answer in answers {
        model.observe(
          .first(fact, answer == "m" ? .wrong : .right, seconds: answer == "s" ? 9 : 2), on: day)
      }
    }
    return model.state(of: LearningItem(fact))
  }

  @Test func `two good days on end make fluent, where those have lasted before`() {
    #expect(state(after: ["q", "q"]) == .fluent)
    #expect(state(after: ["q", "q"], lasting: false) == .known)
    #expect(state(after: ["q"]) == .known)
    #expect(state(after: ["qqqq"]) == .known)
    #expect(state(after: ["q", "sq"]) == .known, "the first answer of the day counts")
    #expect(state(after: ["q", "q", "s"]) == .known)
    #expect(state(after: ["q", "q", "qm"]) == .known)
    #expect(state(after: ["m", "q", "q"]) == .known, "a miss among the last five")
    #expect(state(after: ["m", "qq", "qq", "q"]) == .fluent)
    #expect(state(after: ["mmm", "qq", "qq"]) == .known, "four of seven tries are not fluent")
  }

  @Test func `what does not last with a child needs more days, or is never called fluent`() {
    var model = LearnerModel()
    // Quick on two days, gone on the third, again and again.
    for day in 0..<12 {
      for number in 2...9 {
        model.observe(
          .first(Question(number, .multiply, 7), day % 3 == 2 ? .wrong : .right), on: day)
      }
    }
    #expect(model.retention.daysForFluent == nil)
    var keeps = OwnRetention()
    for _ in 0..<20 { keeps.take(after: 2, isQuick: false) }
    for _ in 0..<8 { keeps.take(after: 4, isQuick: true) }
    #expect(keeps.daysForFluent == 3, "after three or four days on end it lasted")
    var few = OwnRetention()
    for _ in 0..<7 { few.take(after: 4, isQuick: true) }
    #expect(few.daysForFluent == nil, "seven answers say too little")
  }

  @Test func `an own best is said when it is half a second faster`() {
    var model = LearnerModel()
    #expect(model.observe(.first(fact, seconds: 9), on: 0)?.best == nil)
    #expect(
      model.observe(.first(fact, seconds: 4), on: 0)?.best
        == PersonalBest(question: fact, before: .seconds(9), now: .seconds(4)))
    #expect(model.observe(.first(fact, seconds: 3.75), on: 0)?.best == nil)
    #expect(model.observe(.first(fact, seconds: 3.25), on: 0)?.best?.now == .seconds(3.25))
  }
}
