import Basics
import Quiz

/// A past of random tries in random sessions: practices and checks, days that go on, misses that are
/// mended, worked out, skipped or left, tips, slips, guesses and habits.
struct RandomPast {
  private(set) var attempts: [PastAttempt] = []
  private var generator: SeededGenerator
  private var day = 20_000
  private let questions: [Question]

  /// A past of about so many tries at so many questions.
  init(seed: UInt64, count: Int, questions: Int = 60) {
    generator = SeededGenerator(seed: seed)
    self.questions = QuestionPool(options: PracticeOptions(difficulty: .auto))
      .randomQuestions(questions, using: &generator)
    var session = 0
    while attempts.count < count {
      day += [0, 0, 1, 1, 2, 9, 40].randomElement(using: &generator) ?? 0
      session += 1
      addSession(session)
    }
  }

  private mutating func addSession(_ number: Int) {
    let isCheck = Int.random(in: 0..<5, using: &generator) == 0
    let level = Difficulty.allCases.randomElement(using: &generator)
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      // Midnight.
      if Int.random(in: 0..<60, using: &generator) == 0 { day += 1 }
      for attempt in tries(isCheck: isCheck) {
        attempts.append(
          PastAttempt(
            attempt, on: day, at: isCheck ? nil : level, in: number,
            of: isCheck ? .check : .practice))
      }
    }
  }

  /// The tries at one question.
  private mutating func tries(isCheck: Bool) -> [Attempt] {
    let question = questions.randomElement(using: &generator) ?? Question(7, .multiply, 8)
    let endings: [[Attempt.Outcome]] =
      isCheck
      ? [[.right], [.right], [.wrong]]
      : [
        [.right], [.right], [.right], [.right], [.wrong, .right], [.wrong, .wrong, .revealed],
        [.slip, .right], [.skipped], [.wrong], [.slip],
      ]
    let outcomes = endings.randomElement(using: &generator) ?? []
    let form = QuestionForm.allCases.filter(question.has).randomElement(using: &generator)
    let isPlain = isCheck || Int.random(in: 0..<4, using: &generator) > 0
    return outcomes.enumerated().map {
      attempt(
        at: question, as: isPlain ? .plain : form ?? .plain, $0.element, number: $0.offset + 1)
    }
  }

  private mutating func attempt(
    at question: Question, as form: QuestionForm, _ outcome: Attempt.Outcome, number: Int
  ) -> Attempt {
    let pattern = Misconception.allCases.filter { !$0.wrongAnswers(to: question).isEmpty }
      .prefix(3).randomElement(using: &generator)
    let wrong = pattern?.wrongAnswers(to: question).min()
    return Attempt(
      question: question, as: form, typed: outcome == .wrong ? wrong.map(String.init) ?? "?" : "…",
      outcome: outcome, tryNumber: number,
      time: .milliseconds(Int.random(in: 200...9_000, using: &generator)),
      hintsSeen: max(form.rungsShown, Int.random(in: 0...5, using: &generator) / 5),
      diagnosis: outcome == .wrong ? pattern?.rawValue : nil)
  }
}
