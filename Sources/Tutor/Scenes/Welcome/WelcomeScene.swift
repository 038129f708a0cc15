import Basics
import Content
import Quiz
import Screen

/// Before practice: Robo asks who plays, offers what to play, or has the minutes and the level
/// chosen on cards.
struct WelcomeScene: Scene {
  /// What waits for an answer.
  enum Waiting: Equatable, Sendable {
    /// The name of who plays for the first time.
    case name
    /// The offer to play.
    case offer
    /// Whether to try first what was hard last time.
    case tricky(Question)
    /// Which of these goals to pick.
    case goals([Goal])
    case card(Choice)
    /// What is known of the child who was chosen or named.
    case learner
  }

  var waiting: Waiting
  /// Whether the slider of the card is held with the mouse.
  private var isHeld = false

  /// Waits for an answer; Robo has asked.
  init(_ waiting: Waiting) {
    self.waiting = waiting
  }

  static let offering = WelcomeScene(.offer)

  /// Shows a card with a value on it, and waits for the choice.
  init(
    asking subject: Choice.Subject, value: Int, isSuggested: Bool = false,
    in context: inout SceneContext
  ) {
    let choice = Choice(
      id: context.chat.count, subject: subject, value: value, isSuggested: isSuggested)
    context.chat.add(choice)
    waiting = .card(choice)
  }

  /// The card that waits, if one does.
  var openChoice: Choice? {
    if case .card(let choice) = waiting { choice } else { nil }
  }

  var isAsking: Bool { false }
  var takesPages: Bool { true }

  mutating func stop(in context: inout SceneContext) -> SceneOutcome { .leave }

  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome { .stay }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {}

  func destination(of key: Key, in context: SceneContext) -> KeyDestination {
    let movesCard = [.left, .right, .up, .down].contains(key)
    if movesCard, openChoice != nil, context.line.text.isEmpty { return .conversation }
    return WordLine.destination(of: key)
  }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    if key == .escape { return escape(in: &context) }
    guard [.left, .right, .up, .down].contains(key) else { return .stay }
    change(in: &context) { $0.move(with: key) }
    return .stay
  }

  func offers(in context: SceneContext) -> [Offer] {
    switch waiting {
    case .name: [.skip]
    case .offer: Self.offers(in: context)
    case .tricky: [.yes, .later]
    case .goals(let goals): goals.map(Offer.pick) + [.justPlay]
    case .card(let choice): choice.isSuggested ? [.yes, .no] : []
    case .learner: []
    }
  }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    switch offer {
    case .start: return Self.start(in: &context)
    case .skip: return skipName(in: &context)
    case .change: return Self.askMinutes(in: &context)
    case .pick(let goal): return Self.start(with: goal, in: &context)
    case .justPlay: return Self.justPlay(in: &context)
    case .goal: askGoal(in: &context)
    case .later: return offerInstead(in: &context)
    case .yes:
      guard case .tricky(let question) = waiting else { return confirm(in: &context) }
      return Self.start(asking: question, in: &context)
    case .no: refuse(in: &context)
    case .garden: return .openGarden
    case .again, .times, .answers, .settings, .bye, .tryFirst, .resume, .stop, .tip,
      .pause:
      break
    }
    return .stay
  }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    switch waiting {
    case .name: answerName(typed, in: &context)
    case .tricky, .goals: answerQuestion(typed, in: &context)
    case .offer: answerOffer(typed, in: &context)
    case .card(let choice): answer(typed, on: choice, in: &context)
    case .learner: .stay
    }
  }

  mutating func repeatWhatWaits(in context: inout SceneContext) {
    switch waiting {
    case .name: Self.sayNameQuestion(in: &context)
    case .offer: Self.sayOffer(in: &context)
    case .tricky(let question): sayTricky(question, in: &context)
    case .goals: askGoal(in: &context)
    case .card(let choice):
      change(in: &context) { $0.isActive = false }
      self = WelcomeScene(
        asking: choice.subject, value: choice.value, isSuggested: choice.isSuggested, in: &context)
    case .learner: break
    }
  }

  /// What was offered with other minutes, or at another level, is offered anew.
  mutating func settingsChanged(_ keys: Set<SettingKey>, in context: inout SceneContext) {
    guard waiting == .offer, !keys.isDisjoint(with: [.minutes, .difficulty]) else { return }
    Self.sayOffer(in: &context)
  }

  func picture(in context: SceneContext) -> ScenePicture {
    let placeholder: Phrase =
      switch waiting {
      case .name: .composerName
      case .offer, .tricky, .goals: .composerChips
      case .card(let choice): choice.isList ? .composerWho : .composerCard
      case .learner: .composerWho
      }
    return ScenePicture(header: .quiet(context), placeholder: context.texts(placeholder))
  }

  /// Changes the card that waits, here and where it is shown.
  mutating func change(in context: inout SceneContext, _ change: (inout Choice) -> Void) {
    guard var choice = openChoice else { return }
    change(&choice)
    waiting = .card(choice)
    context.chat.update(choice)
  }
}

extension WelcomeScene {
  mutating func point(_ pointing: Pointing, in context: inout SceneContext) -> SceneOutcome {
    switch pointing {
    case .pressed(let target): return press(on: target, in: &context)
    case .dragged(.slider(openChoice?.id, let value)?) where isHeld:
      change(in: &context) { $0.value = value }
    case .dragged: break
    case .released where isHeld:
      isHeld = false
      return confirm(in: &context)
    case .released: break
    }
    return .stay
  }

  private mutating func press(
    on target: TapTarget, in context: inout SceneContext
  ) -> SceneOutcome {
    if case .send = target { context.request(.submitLine) }
    if case .slider(openChoice?.id, let value) = target {
      isHeld = true
      change(in: &context) { $0.value = value }
    }
    guard case .option(openChoice?.id, let index) = target else { return .stay }
    change(in: &context) { $0.value = index }
    return confirm(in: &context)
  }
}
