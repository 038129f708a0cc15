import Basics
import TestPasts
import Testing

@testable import Quiz

struct LapseTests {
  private let fact = Question(7, .multiply, 8)

  private func skill(_ question: Question, _ model: LearnerModel) -> Double {
    model.memory(of: LearningItem(question), on: 0).skill
  }

  /// A child who has answered eight easy sums in two seconds each, so that their pace is known.
  private func paced(usualLapses: Double = 0.1) -> LearnerModel {
    var model = LearnerModel(usualLapses: usualLapses)
    for other in 2...9 { model.observe(.first(Question(2, .add, other)), on: 0) }
    return model
  }

  @Test func `without lapses a miss counts whole, and with them less the surer the fact was`() {
    let never = LapseRate(usual: 0)
    let some = LapseRate(usual: 0.1)
    for chance in stride(from: 0.05, to: 1, by: 0.05) {
      #expect(never.weight(ofMissAt: chance) == 1)
    }
    #expect(abs(some.weight(ofMissAt: 0.95) - 0.31) < 0.01)
    #expect(abs(some.weight(ofMissAt: 0.5) - 0.82) < 0.01)
  }

  @Test func `the rate follows the misses of what is known`() {
    var rate = LapseRate(usual: 0.1)
    #expect(rate.value == 0.1)
    for _ in 0..<100 { rate.take() }
    #expect(rate.value < 0.02)
    for _ in 0..<20 { rate.take(lapse: 0.7) }
    #expect(rate.value > 0.1)
  }

  @Test func `a child without lapses learns by the plain rating, bit for bit`() {
    var model = LearnerModel(familyShare: 0, usualLapses: 0)
    var (ability, count) = (model.ability, 0.0)
    var skills: [LearningItem: Double] = [:]
    var generator = SeededGenerator(seed: 11)
    let pool = QuestionPool(options: PracticeOptions(difficulty: .medium))
    for question in pool.randomQuestions(300, using: &generator) {
      let outcome: Attempt.Outcome = Bool.random(using: &generator) ? .right : .wrong
      model.observe(.first(question, outcome), on: 0)
      let item = LearningItem(question)
      let chance = logistic(ability - 3.5 * (item.hardness - 0.4) + skills[item, default: 0])
      let surprise = (outcome == .right ? 1 : 0) - chance
      count += 1
      ability += 0.8 / (1 + 0.05 * count) * surprise
      skills[item, default: 0] += (outcome == .right ? 1.2 : 1) * surprise
    }
    #expect(model.ability == ability)
    for (item, skill) in skills { #expect(model.memory(of: item, on: 0).skill == skill) }
  }

  @Test
  func `one miss of what is sure moves its skill by a third, one of a hard fact nearly whole`() {
    func moved(_ question: Question) -> (by: Double, of: Double) {
      var model = LearnerModel(startingAt: .easy)
      let item = LearningItem(question)
      let chance = model.chance(of: item.hardness, skill: 0)
      model.observe(.first(question, .wrong, seconds: 5), on: 0)
      return (-skill(question, model), chance)
    }
    let sure = moved(Question(0, .multiply, 3))
    #expect(sure.of > 0.94)
    #expect(sure.by < sure.of / 3)
    let hard = moved(Question(12, .multiply, 12))
    #expect(hard.of < 0.5)
    #expect(hard.by > hard.of * 0.8)
  }

  @Test func `who asks for help or skips does not know it, whatever the lapses`() {
    var (wrong, helped, skipped) = (paced(), paced(), paced())
    wrong.observe(.first(fact, .wrong, seconds: 5), on: 0)
    helped.observe(.first(fact, .wrong, seconds: 5, hints: 1), on: 0)
    skipped.observe(.first(fact, .skipped, seconds: 1), on: 0)
    #expect(skill(fact, helped) < skill(fact, wrong))
    #expect(skill(fact, skipped) == skill(fact, helped))
  }

  @Test func `twenty hasty misses change no chance, no accuracy and no rate`() {
    let before = paced()
    var model = before
    for _ in 0..<20 { model.observe(.first(fact, .wrong, seconds: 1.5), on: 0) }
    #expect(skill(fact, model) == 0)
    #expect(model.ability == before.ability)
    #expect(model.accuracy == before.accuracy)
    #expect(model.lapses == before.lapses)
    #expect(model.answerCount == before.answerCount)
    #expect(model.state(of: LearningItem(fact)) == .new)
    #expect(model.followsMiss)
    #expect(model.observe(.first(fact, .wrong, seconds: 1.7), on: 0)?.isHasty == false)
  }

  @Test func `nothing is hasty before the child's pace is known`() {
    var model = LearnerModel()
    #expect(model.observe(.first(fact, .wrong, seconds: 0.2), on: 0)?.isHasty == false)
  }

  @Test func `a report counts a question with hasty answers, and makes nothing of them`() {
    let past = (2...9).map { PastAttempt(.first(Question(2, .add, $0)), on: 0) }
    let guesses = (0..<5).map { _ in PastAttempt(.first(fact, .wrong, seconds: 0.5), on: 0) }
    let report = ProgressReport(past: past + guesses, on: 0)
    #expect(report.asked == 9)
    #expect(report.trend.map(\.answers) == [9], "it came back four times")
    #expect(report.grid(of: .multiply)?.rows.joined().allSatisfy { $0.answers == 0 } == true)
  }
}
