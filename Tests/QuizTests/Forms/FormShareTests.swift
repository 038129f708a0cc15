import Basics
import Testing

@testable import Quiz

/// How often children of three strengths meet a gap or an example in their first two weeks.
struct FormShareTests {
  /// A child who learns a little with each question, from a strength of their own.
  private struct Child {
    let strength: Double
    var learnt: [LearningItem: Double] = [:]
    var generator: SeededGenerator

    /// The answer to a question: right or not, after some seconds.
    mutating func answer(_ asked: AskedQuestion) -> Attempt {
      let item = LearningItem(asked.question)
      let chance = logistic(strength - 3.5 * (item.hardness - 0.4) + learnt[item, default: 0])
      learnt[item, default: 0] += 0.4
      let isRight = asked.form.isExample || Double.random(in: 0..<1, using: &generator) < chance
      let seconds = 1.2 + 3 * (1 - chance) + asked.form.readingSeconds
      return Attempt(
        question: asked.question, as: asked.form, typed: "", outcome: isRight ? .right : .wrong,
        tryNumber: 1, time: .seconds(seconds), hintsSeen: asked.form.rungsShown)
    }
  }

  /// The forms in ten practices on ten days, 45 questions each, at the level that suits.
  private static func forms(strength: Double, seed: UInt64) -> [[QuestionForm]] {
    var child = Child(strength: strength, generator: SeededGenerator(seed: seed))
    let pool = QuestionPool(options: PracticeOptions(difficulty: .auto))
    var model = LearnerModel()
    return (0..<10).map { day in
      var questions = AdaptiveQuestions(
        from: pool, model: model, on: day, judging: .auto,
        forms: FormRules(missingNumbers: true, examples: true))
      defer { model = questions.model }
      return (0..<45).map { _ in
        let asked = questions.next(using: &child.generator)
        _ = questions.observe(child.answer(asked))
        return asked.form
      }
    }
  }

  /// The practices of six children of each strength, played once for all tests.
  private static let practices = Dictionary(
    uniqueKeysWithValues: [-0.5, 1, 3].map { strength in
      (strength, (0..<6).flatMap { forms(strength: strength, seed: $0) })
    })

  /// Each strength with the largest share of examples and of gaps, in thousandths.
  @Test(arguments: [(-0.5, 50, 90), (1, 40, 60), (3, 5, 60)])
  func `gaps and examples are a small part of what is asked`(
    strength: Double, examples: Int, gaps: Int
  ) throws {
    let practices = try #require(Self.practices[strength])
    let all = practices.flatMap(\.self)
    let shown = all.count(where: \.isExample) * 1_000 / all.count
    let missing = all.count(where: \.isMissingNumber) * 1_000 / all.count
    #expect(shown <= examples, "\(shown)")
    #expect(missing <= gaps, "\(missing)")
    #expect(practices.allSatisfy { $0.count(where: \.isExample) <= 4 })
  }

  @Test func `who finds it hard is shown some, and who knows much is asked with gaps`() throws {
    let weak = try #require(Self.practices[-0.5]).flatMap(\.self)
    let strong = try #require(Self.practices[3]).flatMap(\.self)
    #expect(weak.count { $0 == .shown } >= 6)
    #expect(weak.count { $0 == .begun } >= 3)
    #expect(strong.count(where: \.isMissingNumber) * 70 >= strong.count)
  }
}
