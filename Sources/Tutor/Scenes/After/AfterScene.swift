import Basics
import Content
import Quiz
import Screen

/// After a practice or a check: words and calculations are answered, until something new begins.
struct AfterScene: Scene {
  /// What falls over the prize.
  private(set) var confetti: ConfettiFall?
  /// The level that Robo has suggested and that waits for an answer.
  private var suggestedLevel: Difficulty?

  init() {}

  var remembersLines: Bool { true }
  var isAsking: Bool { false }
  var takesPages: Bool { true }

  mutating func stop(in context: inout SceneContext) -> SceneOutcome { .leave }

  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome { .stay }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {}

  /// Lets confetti fall from an instant on.
  mutating func celebrate(at instant: Instant) {
    confetti = ConfettiFall(start: instant)
  }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    guard !typed.allSatisfy(\.isWhitespace) else { return .stay }
    context.hear(typed)
    if answerSuggestion(typed, in: &context) { return .stay }
    let commands = ChatCommands(for: context.purpose)
    if let outcome = commands.perform(typed, in: &context) { return outcome }
    context.answerCalculation(typed)
    return .stay
  }

  func picture(in context: SceneContext) -> ScenePicture {
    ScenePicture(
      header: .quiet(context), placeholder: context.texts(.composerAfter),
      confetti: confetti?.step(at: context.now))
  }

  func nextWake(in context: SceneContext) -> Instant? {
    confetti?.nextStep(after: context.now)
  }
}

extension AfterScene {
  /// Suggests another level where that would suit the child better: once, and never more than
  /// that.
  mutating func suggestLevel(after options: PracticeOptions, in context: inout SceneContext) {
    let player = context.player
    guard !player.hasHeardAdvice, !player.choice.fixedKeys.contains(.difficulty),
      let level = player.model.suggestedLevel(inPlaceOf: options.difficulty)
    else { return }
    context.player.hasHeardAdvice = true
    suggestedLevel = level
    let texts = context.texts
    let isHarder = LevelAdvice.harder.level(after: options.difficulty) == level
    let values = ["level": texts.name(of: level)]
    context.say([
      .text(texts(isHarder ? .levelHarder : .levelEasier, values)), .secondary(texts(.levelHow)),
    ])
  }

  /// Takes yes or no to the suggested level; false when it is neither, and the suggestion lapses.
  private mutating func answerSuggestion(
    _ typed: String, in context: inout SceneContext
  ) -> Bool {
    guard let level = suggestedLevel else { return false }
    suggestedLevel = nil
    let (texts, vocabulary) = (context.texts, context.vocabulary)
    if vocabulary.means(typed, .yes) {
      context.choose(level.rawValue, for: .difficulty)
      context.say(.levelChanged, ["level": texts.name(of: level)])
    } else if vocabulary.means(typed, .no) {
      context.say(.levelKept, ["level": texts.name(of: context.player.choice.difficulty)])
      context.say(.summaryNext)
    } else {
      return false
    }
    return true
  }
}
