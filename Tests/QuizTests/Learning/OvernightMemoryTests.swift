import Basics
import TestPasts
import Testing

@testable import Quiz

struct OvernightMemoryTests {
  private func memory(seen: Int, kept: Int) -> OvernightMemory {
    var memory = OvernightMemory()
    for index in 0..<seen { memory.take(isKept: index < kept) }
    return memory
  }

  @Test(arguments: [
    (0, 0, OvernightMemory.Finding.unknown), (19, 0, .unknown), (20, 0, .forgets),
    (20, 13, .forgets), (20, 14, .unknown), (39, 39, .unknown), (40, 28, .keeps),
    (40, 27, .forgets),
  ])
  func `it takes some answers to say that a child forgets, and more that a child keeps`(
    seen: Int, kept: Int, finding: OvernightMemory.Finding
  ) {
    #expect(memory(seen: seen, kept: kept).finding == finding)
  }

  /// A child with quick answers on the first day, and twenty on another one.
  private func model(
    on day: Int = 1, _ outcome: Attempt.Outcome = .right, before: Attempt.Outcome = .right,
    time: Duration = .seconds(2), form: QuestionForm = .plain, typing: Duration = .zero
  ) -> LearnerModel {
    var model = LearnerModel()
    let facts = (2...11).flatMap { [Question($0, .multiply, 7), Question($0 * 6, .divide, 6)] }
    func answer(_ fact: Question, _ outcome: Attempt.Outcome, _ time: Duration) -> Attempt {
      var attempt = Attempt.first(fact, outcome)
      attempt.time = time + typing
      return attempt
    }
    for fact in facts { model.observe(answer(fact, before, .seconds(2)), on: 0) }
    for fact in facts {
      var attempt = answer(fact, outcome, time)
      attempt.form = form
      model.observe(attempt, on: day)
      // The second answer of a day says nothing about the night.
      model.observe(answer(fact, .right, .seconds(2)), on: day)
    }
    return model
  }

  @Test func `what is slow or missed the next day is forgotten, also with slow typing`() {
    #expect(model().overnight.finding == .unknown, "twenty are too few to say that it is kept")
    #expect(model(time: .seconds(6)).overnight.finding == .forgets)
    #expect(model(.wrong).overnight.finding == .forgets)
    #expect(model(typing: .seconds(5)).overnight.finding == .unknown)
    #expect(model(time: .seconds(6), typing: .seconds(5)).overnight.finding == .forgets)
  }

  @Test func `what was missed before, longer ago, or asked with a gap says nothing`() {
    #expect(model(.wrong, before: .wrong).overnight == OvernightMemory())
    #expect(model(on: 4, .wrong).overnight == OvernightMemory())
    #expect(model(on: 3, .wrong).overnight.finding == .forgets)
    #expect(model(time: .seconds(6), form: .missingFirst).overnight == OvernightMemory())
  }

  @Test func `who forgets overnight begins nothing, who keeps begins much, whatever is missed`() {
    var workload = Workload(facts: 0, strategies: 0, overnight: .forgets)
    #expect(workload.room(forFacts: true) == -2)
    #expect(workload.room(forFacts: false) == 1)
    workload.hasFewStrategies = true
    #expect(workload.room(forFacts: true) == 0.4, "who would meet little else")
    workload = Workload(facts: 4, strategies: 0, isStruggling: true, overnight: .keeps)
    #expect(workload.room(forFacts: true) == 0.5)
  }

  @Test func `who forgets facts overnight may have more of two digits`() {
    func share(_ model: LearnerModel) -> Double {
      var generator = SeededGenerator(seed: 3)
      var questions = AdaptiveQuestions(
        from: QuestionPool(options: PracticeOptions(difficulty: .auto)), model: model, on: 2)
      let asked = (0..<40).map { _ in questions.next(using: &generator).question }
      for place in 4..<40 {
        #expect(asked[(place - 4)...place].count { !$0.isFact } <= 4)
      }
      return Double(asked.count { !$0.isFact }) / 40
    }
    #expect(share(model(time: .seconds(6))) > share(model()))
  }
}
