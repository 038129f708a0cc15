import Basics
import Quiz

extension SceneContext {
  /// Opens a session in the learner's store, and returns its random choices: they have a seed of
  /// their own, from which the session can be replayed.
  mutating func beginSession(_ options: PracticeOptions) -> SeededGenerator {
    chat.forgetOld()
    if options.kind == .practice { turnToPractice() }
    request(.beginSession(options, seed: nextSeed))
    player.beginSession(options)
    return SeededGenerator(seed: nextSeed)
  }

  /// Has the next practice ask those of these questions that it may ask.
  mutating func wish(for questions: [Question]) {
    let pool = QuestionPool(options: player.choice.options).questions
    wishes = questions.filter(pool.contains)
  }

  /// Hands over what the next practice should ask too.
  mutating func takeWishes() -> [Question] {
    defer { wishes = [] }
    return wishes
  }

  /// Keeps what was chosen when Robo asked for a goal, or that nothing is left of it.
  mutating func remember(_ goal: LastGoal?) {
    guard goal != player.lastGoal else { return }
    player.lastGoal = goal
    request(.rememberGoal(goal))
  }

  /// Keeps a try, and says what it has brought to the garden.
  @discardableResult
  mutating func record(_ attempt: Attempt) -> [GardenEvent] {
    request(.record(attempt))
    return player.take(attempt, on: today)
  }

  /// Closes the session; the next one's random choices are others.
  mutating func endSession(_ summary: SessionSummary, after generator: SeededGenerator) {
    request(.endSession(summary))
    var generator = generator
    nextSeed = generator.next()
  }
}
