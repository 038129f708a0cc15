import Basics
import TestPasts
import Testing

@testable import Quiz

/// What became of the same facts, and of no others.
struct FactGrowthTests {
  private func facts(_ numbers: ClosedRange<Int>) -> [Question] {
    numbers.map { Question($0, .multiply, 7) }
  }

  private func day(
    _ day: Int, _ questions: [Question], _ outcome: Attempt.Outcome = .right, seconds: Double
  ) -> [PastAttempt] {
    questions.map { PastAttempt(.first($0, outcome, seconds: seconds), on: day) }
  }

  @Test func `the same facts are compared, whatever harder ones come in`() throws {
    let old = facts(2...9)
    let past =
      day(0, old, .wrong, seconds: 6) + day(1, old, .wrong, seconds: 3)
      + day(2, old, seconds: 2) + day(3, old, seconds: 1)
      + day(3, facts(10...12), .wrong, seconds: 19)
    let growth = try #require(ProgressReport(past: past, on: 3).growth)
    #expect(growth.facts == 8)
    let right = try #require(growth.permilleRight)
    #expect(right.before < 200 && right.now > 800)
    #expect(growth.time == nil, "none was right before")
  }

  @Test func `how much hardness makes harder is learnt from the answers`() {
    func slope(_ before: (Double) -> Bool, _ now: (Double) -> Bool) -> Double {
      GrowthEstimate(
        (0..<20).map { number in
          var pair = FactPair(hardness: Double(number) / 20)
          for _ in 0..<5 {
            pair.before.take(FactTally.Answer(isRight: before(pair.hardness)))
            pair.now.take(FactTally.Answer(isRight: now(pair.hardness)))
          }
          return pair
        }, hasGain: false
      ).slope
    }
    #expect(slope({ _ in true }, { _ in false }) < 1, "half of the answers to each fact are right")
    #expect(slope({ $0 < 0.4 }, { $0 < 0.4 }) > 4, "only the easy ones are")
  }

  @Test func `each fact counts alike, by its first answer of a day`() throws {
    let past =
      day(0, facts(2...7), seconds: 4) + day(0, facts(8...8), .wrong, seconds: 9)
      + day(1, facts(2...8), seconds: 2)
      + day(1, Array(repeating: Question(2, .multiply, 7), count: 50), seconds: 9)
    let growth = try #require(ProgressReport(past: past, on: 1).growth)
    #expect(growth.facts == 7)
    #expect(growth.permilleRight == nil, "one fact is no clear change")
    #expect(growth.time?.before == .seconds(4))
    #expect(growth.time?.now == .seconds(2))
  }

  @Test func `times that differ by chance are no change`() throws {
    let past =
      day(0, facts(2...5), seconds: 3) + day(0, facts(6...9), seconds: 4)
      + day(1, facts(2...5), seconds: 4) + day(1, facts(6...9), seconds: 2.8)
    #expect(try #require(ProgressReport(past: past, on: 1).growth).time == nil)
  }

  @Test func `with few facts or on one day nothing is said, nor of what lies further back`() {
    #expect(ProgressReport(past: day(0, facts(2...9), seconds: 4), on: 0).growth == nil)
    let few = day(0, facts(2...5), seconds: 4) + day(1, facts(2...5), seconds: 2)
    #expect(ProgressReport(past: few, on: 1).growth == nil)
    let long = day(0, facts(2...9), seconds: 4) + day(40, facts(2...9), seconds: 2)
    #expect(ProgressReport(past: long, on: 40).growth == nil)
    let missed =
      day(0, facts(2...9), .wrong, seconds: 4) + day(1, facts(2...9), .wrong, seconds: 2)
    #expect(ProgressReport(past: missed, on: 1).growth?.time == nil)
  }

  /// What is estimated of a child, and whether the report says so.
  private struct Finding {
    let gain: Int
    let isTold: Bool
  }

  /// A child who practises on twenty days what mathbot chooses, each fact at a chance that differs
  /// from child to child.
  ///
  /// The chances gain `gain` in the twenty days, on the logistic scale, and those of facts differ by
  /// `spread` beyond their hardness.
  private func finding(seed: UInt64, gain: Double, spread: Double) -> Finding {
    let pool = QuestionPool(options: PracticeOptions(difficulty: .auto))
    var questions = AdaptiveQuestions(from: pool, model: LearnerModel(), on: 0)
    var generator = SeededGenerator(seed: seed)
    let ability = Double.random(in: -1...2, using: &generator)
    var eases: [LearningItem: Double] = [:]
    var past = Past()
    for day in 0..<20 {
      questions = AdaptiveQuestions(from: pool, model: questions.model, on: day, judging: .auto)
      for _ in 0..<40 {
        let question = questions.next(using: &generator).question
        let item = LearningItem(question)
        let ease = eases[item] ?? Double.random(in: -spread...spread, using: &generator)
        eases[item] = ease
        let logit = ability - 3.5 * (item.hardness - 0.4) + ease + gain * Double(day) / 20
        let isRight = Double.random(in: 0..<1, using: &generator) < logistic(logit)
        let attempt = Attempt.first(
          question, isRight ? .right : .wrong,
          seconds: Double.random(in: 2...5, using: &generator))
        _ = questions.observe(attempt)
        past.take(PastAttempt(attempt, on: day))
      }
    }
    return finding(past)
  }

  private func finding(_ past: Past) -> Finding {
    let change = GrowthEstimate(past.facts.pairs(in: 0...27), hasGain: true).change
    let isTold = ProgressReport(past: past, on: 20).growth?.permilleRight != nil
    return Finding(gain: change.now - change.before, isTold: isTold)
  }

  private func findings(
    _ seeds: ClosedRange<UInt64>, gain: Double, spread: Double
  ) -> (mean: Int, told: Int) {
    let all = seeds.map { finding(seed: $0, gain: gain, spread: spread) }
    return (all.reduce(0) { $0 + $1.gain } / all.count, all.count(where: \.isTold))
  }

  /// What is missed comes again sooner, so that shares of right answers alone differ by some 50 to
  /// 120 ‰ where nothing was learnt.
  ///
  /// With 40 children the mean has a standard error of 6 ‰.
  @Test(arguments: [0, 1.7])
  func `who learns nothing shows no growth`(spread: Double) {
    let found = findings(1...40, gain: 0, spread: spread)
    #expect(abs(found.mean) <= 20)
    #expect(found.told <= 2)
  }

  @Test func `who learns is mostly found`() {
    let found = findings(1...40, gain: 2, spread: 1.7)
    #expect(found.mean > 80)
    #expect(found.told >= 26)
  }
}
