import Basics
import TestPasts
import Testing

@testable import Quiz

/// When a known fact comes with a missing number, and when the way is shown first.
struct FormChoiceTests {
  private static let options = PracticeOptions(difficulty: .hard)
  private static let mixed = FormRules(missingNumbers: true, examples: true)

  /// A learner who has answered each of the questions so often, all right and quickly.
  private func learner(knowing questions: [Question], times: Int) -> LearnerModel {
    var model = LearnerModel(startingAt: .hard)
    for _ in 0..<times {
      for question in questions { model.observe(.first(question, seconds: 1.5), on: 0) }
    }
    return model
  }

  /// The questions of a practice of a child who answers all right, or none.
  private func asked(
    _ count: Int, _ model: LearnerModel, _ rules: FormRules = mixed,
    _ options: PracticeOptions = options, right: Bool = true, seed: UInt64 = 3
  ) -> [(asked: AskedQuestion, wasMet: Int)] {
    var generator = SeededGenerator(seed: seed)
    var questions = AdaptiveQuestions(
      from: QuestionPool(options: options), model: model, on: 1, forms: rules)
    return (0..<count).map { _ in
      let asked = questions.next(using: &generator)
      let met = questions.model.memory(of: LearningItem(asked.question), on: 1)
      _ = questions.observe(
        Attempt(
          question: asked.question, as: asked.form, typed: "", outcome: right ? .right : .wrong,
          tryNumber: 1, time: .seconds(right ? 1.5 : 5), hintsSeen: asked.form.rungsShown))
      return (asked, met.streak)
    }
  }

  private static let facts = QuestionPool(options: options).questions.filter(\.isFact)

  @Test func `a gap comes for what is known alone, never twice in a row, and seldom`() {
    var (all, gaps) = (0, 0)
    for seed: UInt64 in 0..<20 {
      let row = asked(60, learner(knowing: Self.facts, times: 3), seed: seed)
      for (asked, streak) in row where asked.form.isMissingNumber {
        #expect(streak >= 1, "\(asked)")
        #expect(asked.question.isFact)
      }
      for (first, second) in zip(row, row.dropFirst()) {
        #expect(!first.asked.form.isMissingNumber || !second.asked.form.isMissingNumber)
      }
      #expect(row.prefix(AdaptiveQuestions.warmUp).allSatisfy { $0.asked.form == .plain })
      all += row.count
      gaps += row.count { $0.asked.form.isMissingNumber }
    }
    #expect(gaps * 4 < all, "\(gaps) of \(all)")
    #expect(gaps * 20 > all, "\(gaps) of \(all)")
  }

  @Test func `nothing that was not met, or was missed, has a gap`() {
    for seed: UInt64 in 0..<5 {
      for right in [true, false] {
        let row = asked(40, LearnerModel(startingAt: .hard), right: right, seed: seed)
        #expect(row.allSatisfy { !$0.asked.form.isMissingNumber || $0.wasMet >= 1 })
      }
      let missed = asked(40, learner(knowing: Self.facts, times: 3), right: false, seed: seed)
      #expect(missed.dropFirst(5).count { $0.asked.form.isMissingNumber } == 0)
    }
  }

  @Test func `a gap shows no sign that is not practised`() {
    let only = PracticeOptions(difficulty: .hard, operations: [.multiply])
    let known = learner(knowing: QuestionPool(options: only).questions, times: 3)
    #expect(asked(60, known, Self.mixed, only).allSatisfy { !$0.asked.form.isMissingNumber })
    let both = PracticeOptions(difficulty: .hard, operations: [.multiply, .divide])
    let gaps = asked(200, learner(knowing: Self.facts, times: 3), Self.mixed, both)
      .map(\.asked).filter(\.form.isMissingNumber)
    #expect(Set(gaps.map(\.equation.operation)) == [.multiply, .divide])
    #expect(Set(gaps.map(\.form)) == [.missingFirst, .missingSecond, .missingTaken])
  }

  @Test func `plain asks the same questions as they stand`() {
    let row = asked(60, learner(knowing: Self.facts, times: 3), .plain)
    #expect(row.allSatisfy { $0.asked.form == .plain })
  }

  /// A child who missed all divisions, and was never asked for a product or a sum.
  private var weak: LearnerModel {
    var model = LearnerModel(startingAt: .hard)
    for question in Self.facts where question.operation == .divide {
      model.observe(.first(question, .wrong, seconds: 9, hints: 1), on: 0)
    }
    return model
  }

  private static let tables = PracticeOptions(difficulty: .hard, operations: [.multiply])

  @Test func `what is new and hard is shown, then begun, then asked`() {
    var shown = 0
    for seed: UInt64 in 0..<20 {
      let row = asked(60, weak, Self.mixed, Self.tables, seed: seed).map(\.asked)
      var forms: [LearningItem: [QuestionForm]] = [:]
      for asked in row { forms[LearningItem(asked.question), default: []].append(asked.form) }
      for (item, forms) in forms where forms.contains(where: \.isExample) {
        #expect(
          [[.shown, .begun], [.shown]].contains(Array(forms.prefix { $0.isExample })), "\(item)")
        #expect(!forms.drop { $0.isExample }.contains { $0.isExample }, "\(item)")
        shown += 1
      }
    }
    #expect(shown >= 10, "\(shown)")
  }

  @Test func `a child of whom little is known is shown nothing`() {
    for seed: UInt64 in 0..<10 {
      let row = asked(
        12, LearnerModel(startingAt: .hard), Self.mixed, Self.tables, right: false, seed: seed)
      #expect(row.allSatisfy { !$0.asked.form.isExample })
    }
  }

  @Test func `examples are few and lie apart`() {
    for seed: UInt64 in 0..<20 {
      let places = asked(60, weak, Self.mixed, Self.tables, seed: seed).enumerated()
        .filter(\.element.asked.form.isExample).map(\.offset)
      #expect(places.count <= 4)
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 4 }, "\(places)")
    }
  }

  @Test func `nothing easy is shown, and nothing without the wish`() {
    let strong = learner(knowing: Self.facts, times: 2)
    #expect(asked(60, strong).allSatisfy { !$0.asked.form.isExample })
    let gapsAlone = FormRules(missingNumbers: true, examples: false)
    #expect(asked(60, weak, gapsAlone, Self.tables).allSatisfy { !$0.asked.form.isExample })
  }

  @Test func `an example says nothing about what is known`() {
    let question = Question(7, .multiply, 8)
    for outcome in Attempt.Outcome.allCases {
      var model = LearnerModel(startingAt: .hard)
      let before = model.memory(of: LearningItem(question), on: 0)
      let attempt = Attempt(
        question: question, as: .shown, typed: "56", outcome: outcome, tryNumber: 1,
        time: .seconds(1), hintsSeen: 2)
      #expect(model.observe(attempt, on: 0) == nil)
      #expect(model.answerCount == 0)
      let after = model.memory(of: LearningItem(question), on: 0)
      #expect(after.skill == before.skill)
      #expect(after.count == 0)
      #expect(model.state(of: LearningItem(question)) == .new)
      #expect(Garden(past: [PastAttempt(attempt, on: 0)]).isEmpty)
      #expect(SessionSummary(attempts: [attempt]).asked == 0)
    }
  }

  @Test func `who skips an example gets the question itself next`() {
    let question = Question(7, .multiply, 8)
    var model = LearnerModel(startingAt: .hard)
    model.observe(
      Attempt(
        question: question, as: .shown, typed: "", outcome: .skipped, tryNumber: 1,
        time: .seconds(1), hintsSeen: 2), on: 0)
    #expect(model.memory(of: LearningItem(question), on: 0).examples == FormChoice.examplesOfItem)
  }

  @Test func `a gap counts as the fact it exercises, and its time is no best`() {
    let question = Question(56, .divide, 7)
    var model = LearnerModel(startingAt: .hard)
    model.observe(.first(question, seconds: 3), on: 0)
    let before = model.memory(of: LearningItem(question), on: 0)
    let attempt = Attempt(
      question: question, as: .missingSecond, typed: "8", outcome: .right, tryNumber: 1,
      time: .seconds(1))
    let observation = model.observe(attempt, on: 0)
    let after = model.memory(of: LearningItem(question), on: 0)
    #expect(observation?.isRight == true)
    #expect(observation?.best == nil)
    #expect(after.streak == before.streak + 1)
    #expect(after.bestTime == before.bestTime)
    #expect(after.skill > before.skill)
  }

  @Test func `a gap may take a second longer to count as known by heart`() {
    let question = Question(56, .divide, 7)
    for (form, outcome) in [
      (QuestionForm.plain, ItemMemory.Outcome.slow), (.missingFirst, .fluent),
    ] {
      var model = LearnerModel(startingAt: .hard)
      let seconds = model.fluencyCutoff(for: question) + 0.5
      model.observe(
        Attempt(
          question: question, as: form, typed: "8", outcome: .right, tryNumber: 1,
          time: .seconds(seconds)), on: 0)
      #expect(model.memory(of: LearningItem(question), on: 0).recent == [outcome])
    }
  }
}
