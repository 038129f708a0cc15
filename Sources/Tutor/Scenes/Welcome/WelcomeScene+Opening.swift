import Content
import Quiz
import Screen

extension WelcomeScene {
  /// Asks who is playing.
  static func askWhoPlays(_ players: Players, in context: inout SceneContext) -> SceneOutcome {
    context.say(.welcomeWho)
    return .go(WelcomeScene(asking: .player(players), value: players.last, in: &context))
  }

  /// Greets who plays, and asks what is not known yet.
  static func greet(in context: inout SceneContext) -> SceneOutcome {
    if case .check(let questions, let mix) = context.purpose {
      return .go(CheckScene(offering: questions, mix, in: &context))
    }
    context.say(words(greeting: context.player, in: context.texts))
    let choice = context.player.choice
    guard choice.asksMinutes, choice.asksDifficulty, let previous = context.player.previous else {
      return askMinutes(in: &context)
    }
    return offer(after: previous, in: &context)
  }

  /// What Robo says first, with the child's name where it is known.
  private static func words(greeting player: Player, in texts: Texts) -> String {
    let isFirst = player.previous == nil
    guard let name = player.name else { return texts(isFirst ? .welcomeFirst : .welcomeAgain) }
    return texts(isFirst ? .welcomeFirstNamed : .welcomeAgainNamed, ["name": name])
  }

  private static func offer(
    after previous: PreviousSession, in context: inout SceneContext
  ) -> SceneOutcome {
    let choice = context.player.choice
    let isSame = previous.minutes == choice.minutes && previous.difficulty == choice.difficulty
    let offer = context.texts(
      isSame ? .welcomeSame : .welcomeOffer, context.texts.values(of: choice))
    context.say([.text(offer), .secondary(context.texts(.welcomeSameHow))])
    return .go(offeringSame)
  }

  /// Asks for the minutes where they are not given, then for the level.
  static func askMinutes(in context: inout SceneContext) -> SceneOutcome {
    let choice = context.player.choice
    guard choice.asksMinutes, context.voice.settings.clock != .off else {
      return askDifficulty(in: &context)
    }
    if context.player.previous == nil, choice.asksDifficulty { context.say(.welcomeSetup) }
    context.say(.welcomeMinutes)
    return .go(WelcomeScene(asking: .minutes, value: choice.settings.minutes, in: &context))
  }

  /// Asks for the level where it is not given, then begins.
  static func askDifficulty(in context: inout SceneContext) -> SceneOutcome {
    let choice = context.player.choice
    guard choice.asksDifficulty else { return .go(PracticeScene(beginningIn: &context)) }
    context.say(.welcomeDifficulty)
    let level = Choice.levels.firstIndex(of: choice.settings.difficulty) ?? 1
    return .go(WelcomeScene(asking: .difficulty, value: level, in: &context))
  }

  /// Words typed while Robo offers to play as last time.
  mutating func answerOffer(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    let vocabulary = context.vocabulary
    if !typed.isEmpty { context.hear(typed) }
    if typed.isEmpty || vocabulary.means(typed, .start) {
      return .go(PracticeScene(beginningIn: &context))
    }
    if vocabulary.means(typed, .change) || vocabulary.means(typed, .no) {
      return Self.askMinutes(in: &context)
    }
    if CalculationAnswer.isSum(typed, in: context.voice) {
      context.answerCalculation(typed)
      return .stay
    }
    let commands = ChatCommands(for: context.purpose)
    if !vocabulary.means(typed, .hello), let outcome = commands.perform(typed, in: &context) {
      return outcome
    }
    context.say(.welcomeSameHow)
    return .stay
  }
}
