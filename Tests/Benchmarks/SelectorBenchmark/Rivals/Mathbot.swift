import Basics
import Quiz

/// mathbot's own rule, as it runs in the program.
struct Mathbot: Rival {
  let pool: FactPool
  var generator: SeededGenerator
  private var questions: AdaptiveQuestions
  private var asked: Question
  private let questionPool: QuestionPool
  private let indices: [LearningItem: Int]

  init(pool: FactPool, generator: SeededGenerator, familyShare: Double = 0.5) {
    self.pool = pool
    self.generator = generator
    let reversed = pool.facts
      .filter { ($0.operation == .multiply || $0.operation == .add) && $0.left != $0.right }
      .map { Question($0.right, $0.operation, $0.left) }
    questionPool = QuestionPool(pool.facts + reversed)
    indices = Dictionary(
      uniqueKeysWithValues: pool.facts.enumerated().map { (LearningItem($1), $0) })
    questions = AdaptiveQuestions(
      from: questionPool, model: LearnerModel(familyShare: familyShare), on: 0)
    asked = pool.facts[0]
  }

  mutating func begin(day: Int) {
    questions = AdaptiveQuestions(from: questionPool, model: questions.model, on: day)
  }

  mutating func next(at seconds: Double) -> Int {
    asked = questions.next(using: &generator)
    return indices[LearningItem(asked)] ?? 0
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    _ = questions.observe(
      Attempt(
        question: asked, typed: "", outcome: isRight ? .right : .wrong, tryNumber: 1,
        time: .seconds(seconds)))
  }
}
