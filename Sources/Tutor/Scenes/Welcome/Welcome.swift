import Content
import Quiz
import Screen

/// How a conversation begins: which question comes after which.
///
/// Each that waits for an answer is a scene: who plays, the name, the offer to play, what was hard, a
/// goal, and the cards for minutes and level.
enum Welcome {
  /// Asks who is playing.
  static func askWhoPlays(_ players: Players, in context: inout SceneContext) -> SceneOutcome {
    context.show(MoodOccasion.askingWhoPlays.mood, [.heading(context.texts(.welcomeWho))])
    return .go(CardScene(asking: .player(players), value: players.last, in: &context))
  }

  /// Greets who plays, and asks what is not known yet.
  static func greet(in context: inout SceneContext) -> SceneOutcome {
    if case .check(let questions, let mix) = context.purpose {
      return .go(CheckScene(offering: questions, mix, in: &context))
    }
    greetWho(in: &context)
    if context.asksName { return .go(NameScene(askingIn: &context)) }
    return offerPractice(in: &context)
  }

  /// Offers to play, where minutes or level are not given; else begins.
  private static func offerPractice(in context: inout SceneContext) -> SceneOutcome {
    let choice = context.player.choice
    guard choice.asksMinutes || choice.asksDifficulty else {
      return .go(PracticeScene(beginningIn: &context))
    }
    if let tricky = DayNews(context.player, on: context.today, in: context.texts).tricky {
      return .go(TrickyScene(asking: tricky, in: &context))
    }
    return .go(OfferScene(askingIn: &context))
  }

  /// Who plays for the first time meets Robo in person; who has just said their name hears it.
  private static func greetWho(in context: inout SceneContext) {
    let player = context.player
    if context.nameIsNew {
      if let name = player.name { context.say(.welcomeNamed, ["name": name]) }
    } else if player.previous == nil {
      let words = words(greeting: player, in: context.texts)
      context.show(
        MoodPortrait(
          MoodOccasion.welcome.mood, [.heading(words)], opensScreen: true, dozes: true))
    } else {
      greetAgain(with: DayNews(player, on: context.today, in: context.texts), in: &context)
    }
  }

  /// Who comes back sees Robo, too, on a screen; line by line words are enough.
  private static func greetAgain(with news: DayNews, in context: inout SceneContext) {
    if context.voice.form == .screen {
      context.show(
        MoodPortrait(
          MoodOccasion.welcome.mood, [.heading(news.hello)], opensScreen: true, dozes: true))
    } else {
      context.say(news.hello)
    }
    if let line = news.line { context.say(line) }
    context.plantOfNews = news.plant
  }

  /// What Robo says at the first start, with the child's name where it is known.
  private static func words(greeting player: Player, in texts: Texts) -> String {
    player.name.map { texts(.welcomeFirstNamed, ["name": $0]) } ?? texts(.welcomeFirst)
  }

  /// Asks for the minutes where they are not given, then for the level.
  static func askMinutes(
    _ phrase: Phrase = .welcomeMinutes, in context: inout SceneContext
  ) -> SceneOutcome {
    let choice = context.player.choice
    guard choice.asksMinutes, context.voice.settings.clock != .off else {
      return askDifficulty(in: &context)
    }
    return showMinutes(phrase, in: &context)
  }

  /// Asks for what is to change: the minutes, or the level where there is no clock.
  static func askAnew(in context: inout SceneContext) -> SceneOutcome {
    let choice = context.player.choice
    let isTimed = context.voice.settings.clock != .off
    guard isTimed, !choice.fixedKeys.contains(.minutes) else { return showLevels(in: &context) }
    return showMinutes(in: &context)
  }

  /// Asks for the minutes, whatever gives them, with those chosen before.
  static func showMinutes(
    _ phrase: Phrase = .welcomeMinutes, in context: inout SceneContext
  ) -> SceneOutcome {
    showMinutes(saying: context.texts(phrase), context.player.choice.minutes, in: &context)
  }

  /// Asks for the minutes of a practice that shall be longer or shorter than the one chosen.
  static func showMinutes(
    changedBy wish: LengthWish, hasLevel: Bool = false, in context: inout SceneContext
  ) -> SceneOutcome {
    let chosen = context.player.choice.minutes
    let minutes = wish.minutes(from: chosen)
    let words = context.texts.reply(toWishFor: minutes, insteadOf: chosen)
    return showMinutes(saying: words, minutes, hasLevel: hasLevel, in: &context)
  }

  private static func showMinutes(
    saying words: String, _ minutes: Int, hasLevel: Bool = false, in context: inout SceneContext
  ) -> SceneOutcome {
    context.say(words)
    var card = CardScene(asking: .minutes, value: minutes, in: &context)
    card.hasLevel = hasLevel
    return .go(card)
  }

  /// Asks for the level where it is not given, then begins.
  static func askDifficulty(in context: inout SceneContext) -> SceneOutcome {
    guard context.player.choice.asksDifficulty else {
      return .go(PracticeScene(beginningIn: &context))
    }
    return showLevels(in: &context)
  }

  /// Asks for the level, whatever gives it.
  static func showLevels(in context: inout SceneContext) -> SceneOutcome {
    context.say(context.texts.askLevel(of: context.player.choice.options))
    let levels = Difficulty.allCases
    let level = levels.firstIndex(of: context.player.choice.difficulty) ?? 0
    return .go(CardScene(asking: .difficulty(levels), value: level, in: &context))
  }

  /// Takes the minutes, which the child says unless it did already, and asks for the level where that
  /// was not said.
  static func choose(
    minutes: Int, isSaid: Bool = false, hasLevel: Bool = false, in context: inout SceneContext
  ) -> SceneOutcome {
    context.choose(String(minutes), for: .minutes)
    if !isSaid { context.hear(context.texts.count(minutes, of: .minutes)) }
    return hasLevel ? .go(PracticeScene(beginningIn: &context)) : askDifficulty(in: &context)
  }

  /// Takes the level, and begins.
  static func choose(_ level: Difficulty, in context: inout SceneContext) -> SceneOutcome {
    context.choose(level.rawValue, for: .difficulty)
    context.hear(context.texts.name(of: level))
    return .go(PracticeScene(beginningIn: &context))
  }

  /// Begins the practice that was offered.
  static func start(in context: inout SceneContext) -> SceneOutcome {
    .go(PracticeScene(beginningIn: &context, afterOffer: true))
  }
}
