import Basics
import Quiz

/// mathbot's own rule, as it runs in the program: from the pool of the product with its level
/// `auto`, the placement of a new learner, the gaps, what is shown first and the repairs near the
/// end; from other pools without.
struct Mathbot: Rival {
  /// What a question costs that everybody knows.
  private static let secondsForTrivial = 2.5
  private static let repairSeconds = 60.0

  let pool: FactPool
  var generator: SeededGenerator
  private var questions: AdaptiveQuestions
  private let questionPool: QuestionPool
  private let indices: [LearningItem: Int]
  private var length = 0.0
  private var current: AskedQuestion?
  private(set) var asked: [Question] = []
  private(set) var past: [PastAttempt] = []
  private(set) var delay = 0.0
  private var day = 0

  init(pool: FactPool, generator: SeededGenerator, familyShare: Double = 0.5) {
    self.pool = pool
    self.generator = generator
    let reversed = pool.facts
      .filter { ($0.operation == .multiply || $0.operation == .add) && $0.left != $0.right }
      .map { Question($0.right, $0.operation, $0.left) }
    questionPool =
      pool.isDeployed
      ? QuestionPool(options: PracticeOptions(difficulty: .auto))
      : QuestionPool(pool.facts + reversed)
    indices = Dictionary(
      uniqueKeysWithValues: pool.facts.enumerated().map { (LearningItem($1), $0) })
    questions = AdaptiveQuestions(
      from: questionPool, model: LearnerModel(familyShare: familyShare), on: 0)
  }

  mutating func begin(day: Int, seconds: Double) {
    length = seconds
    self.day = day
    asked = []
    questions = AdaptiveQuestions(
      from: questionPool, model: questions.model, on: day, judging: pool.isDeployed ? .auto : nil,
      forms: FormRules(missingNumbers: pool.isDeployed, examples: pool.isDeployed))
  }

  var form: QuestionForm { current?.form ?? .plain }

  mutating func next(at seconds: Double) -> Int {
    delay = 0
    while true {
      let asked = nextQuestion(at: seconds + delay)
      let question = asked.question
      current = asked
      if let index = indices[LearningItem(question)], !question.isTrivial { return index }
      delay += Self.secondsForTrivial
      take(asked, isRight: true, seconds: Self.secondsForTrivial)
    }
  }

  private mutating func nextQuestion(at seconds: Double) -> AskedQuestion {
    let isNearEnd = pool.isDeployed && length - seconds <= min(Self.repairSeconds, length / 3)
    if isNearEnd, let repair = questions.nextRepair() { return AskedQuestion(repair) }
    let next = questions.next(using: &generator)
    if !next.form.isExample { asked.append(next.question) }
    return next
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    if let asked = current { take(asked, isRight: isRight, seconds: seconds) }
  }

  private mutating func take(_ asked: AskedQuestion, isRight: Bool, seconds: Double) {
    let attempt = Attempt(
      question: asked.question, as: asked.form, typed: "", outcome: isRight ? .right : .wrong,
      tryNumber: 1,
      time: .seconds(seconds), hintsSeen: asked.form.rungsShown)
    past.append(PastAttempt(attempt, on: day))
    _ = questions.observe(attempt)
  }
}
