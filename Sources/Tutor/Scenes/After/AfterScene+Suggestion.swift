import Content
import Quiz

extension AfterScene {
  /// Suggests what the child has wished for; nil asks what comes next.
  mutating func suggest(_ wish: PracticeWish?, in context: inout SceneContext) {
    suggest(wish.map { PracticeSuggestion(wish: $0, reason: .wished) }, in: &context)
  }

  /// Suggests a level that would suit the child better, that once and never more; asks what comes
  /// next where there is none.
  mutating func suggestLevel(
    after options: PracticeOptions, hasSkipped: Bool = false, in context: inout SceneContext
  ) {
    let level = Self.better(than: options.difficulty, hasSkipped: hasSkipped, for: context.player)
    guard let level else { return askWhatNext(in: &context) }
    context.player.hasHeardAdvice = true
    let isHarder = LevelAdvice.harder.level(after: options.difficulty) == level
    suggest(
      PracticeSuggestion(wish: PracticeWish(level: level), reason: isHarder ? .harder : .easier),
      in: &context)
  }

  private mutating func suggest(
    _ suggestion: PracticeSuggestion?, in context: inout SceneContext
  ) {
    self.suggestion = suggestion
    askWhatNext(in: &context)
  }

  /// Asks whether to play a level whose name alone was typed: hard; nil where that is the level.
  mutating func takeLevel(
    named typed: String, in context: inout SceneContext
  ) -> SceneOutcome? {
    let choice = context.player.choice
    guard isPractice, !choice.fixedKeys.contains(.difficulty),
      let level = context.vocabulary.difficulty(typed), level != choice.difficulty
    else { return nil }
    suggest(PracticeWish(level: level), in: &context)
    return .stay
  }

  /// The level that would suit the child better; who has just skipped a question does not know
  /// them all well.
  private static func better(
    than level: Difficulty, hasSkipped: Bool, for player: Player
  ) -> Difficulty? {
    guard !player.hasHeardAdvice, !player.choice.fixedKeys.contains(.difficulty) else { return nil }
    let better = player.model.suggestedLevel(inPlaceOf: level)
    return hasSkipped && better == LevelAdvice.harder.level(after: level) ? nil : better
  }

  /// Takes yes or no: what was wished for begins at once, a level counts from now on.
  mutating func answerSuggestion(_ isYes: Bool, in context: inout SceneContext) -> SceneOutcome {
    guard let suggestion else { return .stay }
    self.suggestion = nil
    if isYes { context.choose(suggestion.wish) }
    switch suggestion.reason {
    case .wished where isYes: return .go(PracticeScene(beginningIn: &context))
    case .wished: break
    case .harder, .easier:
      let level = ["level": context.levelName]
      let kept = Reply("unwish", level).text(in: context.texts)
      context.say(isYes ? context.texts(.levelChanged, level) : kept)
    }
    askWhatNext(in: &context)
    return .stay
  }
}
