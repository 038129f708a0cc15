import Basics
import Quiz
import Testing

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
    let old = facts(2...6)
    let past =
      day(0, old, .wrong, seconds: 6) + day(0, old, seconds: 4) + day(1, old, seconds: 3)
      + day(2, old, seconds: 2) + day(3, old, seconds: 1)
      + day(3, facts(7...12), .wrong, seconds: 19)
    let growth = try #require(ProgressReport(past: past, on: 3).growth)
    #expect(growth.facts == 5)
    #expect(growth.before.permilleRight == 666)
    #expect(growth.now.permilleRight == 1_000)
    #expect(growth.before.time == .milliseconds(3_500))
    #expect(growth.now.time == .milliseconds(1_500))
  }

  @Test func `each fact counts alike, and times only where both halves have one`() throws {
    let past =
      day(0, facts(2...7), seconds: 4) + day(0, facts(8...8), .wrong, seconds: 9)
      + day(1, facts(2...8), seconds: 2)
      + day(1, Array(repeating: Question(2, .multiply, 7), count: 50), seconds: 2)
    let growth = try #require(ProgressReport(past: past, on: 1).growth)
    #expect(growth.facts == 7)
    #expect(growth.before.permilleRight == 857)
    #expect(growth.before.time == .seconds(4))
    #expect(growth.now.time == .seconds(2))
  }

  @Test func `with few facts or on one day nothing is said, nor of what lies further back`() {
    #expect(ProgressReport(past: day(0, facts(2...9), seconds: 4), on: 0).growth == nil)
    let few = day(0, facts(2...5), seconds: 4) + day(1, facts(2...5), seconds: 2)
    #expect(ProgressReport(past: few, on: 1).growth == nil)
    let long = day(0, facts(2...9), seconds: 4) + day(40, facts(2...9), seconds: 2)
    #expect(ProgressReport(past: long, on: 40).growth == nil)
    let missed =
      day(0, facts(2...9), .wrong, seconds: 4) + day(1, facts(2...9), .wrong, seconds: 2)
    #expect(ProgressReport(past: missed, on: 1).growth?.now.time == nil)
  }

  /// A child who practises on twenty days what mathbot chooses, and whose chances are given.
  private func month(
    seed: UInt64, chance: @escaping (Int, Question) -> Double
  ) -> [PastAttempt] {
    let pool = QuestionPool(options: PracticeOptions(difficulty: .auto))
    var questions = AdaptiveQuestions(from: pool, model: LearnerModel(), on: 0)
    var generator = SeededGenerator(seed: seed)
    return (0..<20).flatMap { day in
      questions = AdaptiveQuestions(from: pool, model: questions.model, on: day)
      var child = ScriptedChild(chance: { chance(day, $0) }, generator: generator)
      let attempts = child.practise(&questions, count: 40)
      generator = child.generator
      return attempts.map { PastAttempt($0, on: day) }
    }
  }

  /// The mean growth of some children in the share right, in permille.
  private func meanGrowth(chance: @escaping (Int, Question) -> Double) throws -> Int {
    let growths = try (1...12 as ClosedRange<UInt64>).map { seed in
      let report = ProgressReport(past: month(seed: seed, chance: chance), on: 20)
      let growth = try #require(report.growth)
      #expect(growth.facts > 10)
      return growth.now.permilleRight - growth.before.permilleRight
    }
    return growths.reduce(0, +) / growths.count
  }

  @Test func `who learns nothing shows no growth, and who learns does`() throws {
    // What is missed is asked again more than what is not, so that chance alone looks a little like
    // learning: 58 ‰ in the mean of 60 children.
    let idle = try meanGrowth { _, _ in 0.75 }
    #expect(abs(idle) < 110)
    #expect(try meanGrowth { day, _ in 0.5 + Double(day) / 40 } > 150)
  }
}
