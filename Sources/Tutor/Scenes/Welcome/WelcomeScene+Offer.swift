import Content
import Quiz
import Screen

extension WelcomeScene {
  /// What can be answered to the offer to play.
  static func offers(in context: SceneContext) -> [Offer] {
    let news = DayNews(context.player, on: context.today, in: context.texts)
    return [.start] + (goals(in: context, atMost: 1).isEmpty ? [] : [.goal])
      + (news.isAboutGarden ? [.garden] : []) + [.change]
  }

  /// Offers to play, where minutes or level are not given; else begins.
  static func offerPractice(in context: inout SceneContext) -> SceneOutcome {
    let choice = context.player.choice
    guard choice.asksMinutes || choice.asksDifficulty else {
      return .go(PracticeScene(beginningIn: &context))
    }
    if let tricky = DayNews(context.player, on: context.today, in: context.texts).tricky {
      return askTricky(tricky, in: &context)
    }
    sayOffer(in: &context)
    return .go(offering)
  }

  /// What is offered to play, in words.
  static func sayOffer(in context: inout SceneContext) {
    let player = context.player
    let level = context.texts.name(of: player.choice.difficulty)
    let minutes = context.texts.count(player.choice.minutes, of: .minutes)
    // Who has given one of them with the start has chosen anew.
    let isSame =
      player.choice.asksMinutes && player.choice.asksDifficulty
      && player.previous?.minutes == player.choice.minutes
      && player.previous?.difficulty == player.choice.difficulty
    let isTimed = context.voice.settings.clock != .off
    let phrase: Phrase = isSame ? .welcomeSame : isTimed ? .welcomeOffer : .welcomeOfferUntimed
    context.ask(
      context.texts(phrase, ["minutes": minutes, "difficulty": level]),
      offering: offers(in: context),
      enter: .start)
  }

  /// Begins the practice that was offered.
  static func start(in context: inout SceneContext) -> SceneOutcome {
    .go(PracticeScene(beginningIn: &context, afterOffer: true))
  }

  /// Goes back to the offer; where nothing lies over it, says how to leave.
  mutating func escape(in context: inout SceneContext) -> SceneOutcome {
    switch waiting {
    case .name: context.ask(context.texts(.welcomeNameHelp), offering: [.skip], enter: .skip)
    case .offer: context.say(.byeHow)
    case .card(let choice) where choice.isSuggested: refuse(in: &context)
    case .card(let choice) where choice.isList:
      context.say(.welcomeWhoFirst)
      repeatWhatWaits(in: &context)
    case .tricky, .goals, .card:
      change(in: &context) { $0.isActive = false }
      return offerInstead(in: &context)
    case .learner: break
    }
    return .stay
  }

  /// Words typed while Robo offers to play.
  mutating func answerOffer(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    let vocabulary = context.vocabulary
    if typed.isEmpty { return Self.start(in: &context) }
    if let outcome = choose(typed, in: &context) { return outcome }
    context.hear(typed)
    let meaning = context.meaning(of: typed)
    if vocabulary.means(typed, .start) || [.yes, .goOn].contains(meaning) {
      return Self.start(in: &context)
    }
    if vocabulary.means(typed, .change) || vocabulary.means(typed, .no) || meaning == .no {
      return Self.askMinutes(in: &context)
    }
    return answerOtherwise(typed, in: &context)
  }

  /// Takes minutes or a level that are typed at once.
  private func choose(_ typed: String, in context: inout SceneContext) -> SceneOutcome? {
    let choice = context.player.choice
    let isOther = [.pause, .tell].contains(TypedReader().meaning(of: typed))
    if choice.asksMinutes, !isOther, let minutes = context.vocabulary.minutes(typed),
      PracticeOptions.allowedMinutes.contains(minutes)
    {
      return Self.choose(minutes: minutes, in: &context)
    }
    guard choice.asksDifficulty, let level = context.vocabulary.difficulty(typed) else {
      return nil
    }
    return Self.choose(level, in: &context)
  }

  /// Words that answer no offer: a calculation, a word that Robo knows, or none.
  private mutating func answerOtherwise(
    _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    let commands = ChatCommands(for: context.purpose)
    if context.isAboutCalculating(typed) {
      context.answerCalculation(typed)
    } else if !context.answerKindly(typed) {
      if let outcome = commands.perform(typed, in: &context) {
        guard case .stay = outcome else { return outcome }
      } else if typed.contains(where: \.isNumber), context.player.choice.asksMinutes {
        return Self.askMinutes(.welcomeMinutesUnclear, in: &context)
      } else {
        context.say(.wordsUnknown)
      }
    }
    repeatWhatWaits(in: &context)
    return .stay
  }
}
