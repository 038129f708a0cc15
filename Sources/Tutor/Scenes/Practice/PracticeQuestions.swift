import Basics
import Quiz

/// What a practice asks, one question after another: first what was hard or long ago, then what
/// the goal would like and what suits the learner.
struct PracticeQuestions: Sendable {
  /// What suits the learner.
  private var suiting: AdaptiveQuestions
  /// The session's random choices.
  private(set) var generator: SeededGenerator
  /// What is asked before anything else: what was hard, after a long absence what was known, or a
  /// flower that could open today.
  private var opening: [Question]
  /// What the goal would like to be asked.
  private var forGoal: [Question]

  /// The questions of a practice that has just begun, with its random choices.
  init(
    with options: PracticeOptions, towards goal: Goal?, using generator: SeededGenerator,
    in context: inout SceneContext
  ) {
    let player = context.player
    self.generator = generator
    let pool = QuestionPool(options: options)
    let hasAim = goal != nil || !context.wishes.isEmpty
    opening =
      player.firstQuestion.map { [$0] } ?? player.reunion(on: context.today)?.questions
      ?? (hasAim ? [] : player.warmUp(from: pool, on: context.today))
    context.player.firstQuestion = nil
    suiting = AdaptiveQuestions(
      from: pool, model: player.model, on: context.today,
      judging: options.judgedLevel, forms: FormRules(player.choice.settings))
    suiting.wish(for: context.takeWishes())
    suiting.bringBack(player.past.openFacts.filter { [opening] in !opening.contains($0) })
    let situation = GoalSituation(
      past: player.past, on: context.today, options: player.choice.options)
    forGoal = goal?.questions(in: situation, using: &self.generator) ?? []
  }

  /// What is known of the learner.
  var model: LearnerModel { suiting.model }

  /// The next question of a session.
  mutating func next(in session: PracticeSession, at now: Instant) -> AskedQuestion {
    let given =
      opening.takeFirst() ?? nextForGoal(after: session.attempts)
      ?? (session.isNearEnd(at: now) ? suiting.nextRepair() : nil)
    return given.map { AskedQuestion($0) } ?? suiting.next(using: &generator)
  }

  /// Takes in a try, and returns what was reached with it.
  mutating func observe(_ attempt: Attempt) -> PersonalBest? { suiting.observe(attempt) }

  /// The next question that the goal asks for; every second one, and at most three.
  private mutating func nextForGoal(after attempts: [Attempt]) -> Question? {
    let asked = Set(attempts.map(\.question)).count
    return asked.isMultiple(of: 2) ? forGoal.takeFirst() : nil
  }
}

extension Player {
  /// A fact that was found on another day and could open today, if there is one: a beginning that goes
  /// well.
  fileprivate func warmUp(from pool: QuestionPool, on today: Int) -> [Question] {
    let opening = past.garden.couldOpen(on: today).map(\.question)
    return opening.first(where: pool.questions.contains).map { [$0] } ?? []
  }
}

extension PracticeSession {
  /// Whether it is in its last part, in which missed facts come once more: a minute, or less in a
  /// short session.
  fileprivate func isNearEnd(at now: Instant) -> Bool {
    isTimed && remaining(at: now) <= min(.seconds(60), length / 3)
  }
}

extension FormRules {
  /// What a family has chosen; who wants no tips is shown no way unasked.
  fileprivate init(_ settings: Settings) {
    let hasGaps =
      switch settings.forms {
      case .plain: false
      case .mixed: true
      }
    self.init(missingNumbers: hasGaps, examples: settings.tips)
  }
}
