import Content
import Quiz
import Screen

/// A practice is offered, as the last one was or as it was chosen.
struct OfferScene: UntimedScene {
  /// Whether it was declined once, so that there is more than to play.
  private var isDeclined = false
  /// The words that Robo offers; to find out whether there is a goal takes longer than a key may.
  private var offered: [Offer]

  /// Offers to play.
  init(askingIn context: inout SceneContext) {
    offered = Self.offers(in: context)
    ask(in: &context)
  }

  /// Asks what else it shall be, after a no.
  init(declinedIn context: inout SceneContext) {
    isDeclined = true
    offered = [.start, .change, .bye]
    context.ask(context.texts(.welcomeDeclined), offering: offered, enter: .start)
  }

  func offers(in context: SceneContext) -> [Offer] { offered }

  private static func offers(in context: SceneContext) -> [Offer] {
    let news = DayNews(context.player, on: context.today, in: context.texts)
    return [.start] + (Goal.offered(in: context, atMost: 1).isEmpty ? [] : [.goal])
      + (news.isAboutGarden ? [.garden] : []) + [.change]
  }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    switch offer {
    case .start: Welcome.start(in: &context)
    case .change: Welcome.askMinutes(in: &context)
    case .goal: GoalScene(askingIn: &context).map { .go($0) } ?? .stay
    case .garden: .openGarden
    case .bye: .leave
    case .again, .table, .times, .answers, .settings, .tryFirst, .resume, .stop, .tip, .pause,
      .skip, .later, .pick, .justPlay, .yes, .no, .minutes:
      .stay
    }
  }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    if isDeclined, context.meaning(of: typed) == .no { return .leave }
    return context.answerOffer(typed, in: &self)
  }

  /// Where nothing lies over the chat, Escape says how to leave.
  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    if key == .escape { context.say(.byeHow) }
    return .stay
  }

  mutating func repeatWhatWaits(in context: inout SceneContext) {
    self = isDeclined ? OfferScene(declinedIn: &context) : OfferScene(askingIn: &context)
  }

  /// What was offered with other minutes, or at another level, is offered anew.
  mutating func settingsChanged(_ keys: Set<SettingKey>, in context: inout SceneContext) {
    if !keys.isDisjoint(with: [.minutes, .difficulty]) {
      repeatWhatWaits(in: &context)
    } else if !isDeclined {
      offered = Self.offers(in: context)
    }
  }

  func picture(in context: SceneContext) -> ScenePicture {
    .quiet(.composerChips, in: context)
  }

  /// What is offered to play, in words.
  private func ask(in context: inout SceneContext) {
    let player = context.player
    // Who has given one of them with the start has chosen anew.
    let isSame =
      player.choice.asksMinutes && player.choice.asksDifficulty
      && player.previous?.minutes == player.choice.minutes
      && player.previous?.difficulty == player.choice.difficulty
    let isTimed = context.voice.settings.clock != .off
    let phrase: Phrase = isSame ? .welcomeSame : isTimed ? .welcomeOffer : .welcomeOfferUntimed
    context.ask(
      context.texts(phrase, context.texts.values(of: player.choice)),
      offering: offered, enter: .start)
  }
}
