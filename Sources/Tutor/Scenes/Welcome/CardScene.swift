import Basics
import Content
import Quiz
import Screen

/// A card waits for a choice: who plays, how many minutes, which level.
struct CardScene: UntimedScene {
  /// The card that waits.
  private(set) var choice: Choice
  /// Whether the level was said already, which is asked after the minutes.
  var hasLevel = false
  /// The name that was typed and that Robo does not know, where it has asked for one that is near.
  var unknownName: String?
  /// Whether the slider of the card is held with the mouse.
  private var isHeld = false

  /// Shows a card with a value on it, and waits for the choice.
  init(
    asking subject: Choice.Subject, value: Int, isSuggested: Bool = false,
    in context: inout SceneContext
  ) {
    choice = Choice(
      id: context.chat.count, subject: subject, value: value, isSuggested: isSuggested)
    context.chat.add(choice)
  }

  private static func isArrow(_ key: Key) -> Bool { [.left, .right, .up, .down].contains(key) }

  func destination(of key: Key, in context: SceneContext) -> KeyDestination {
    let movesCard = Self.isArrow(key) && context.line.text.isEmpty
    return movesCard ? .conversation : WordLine.destination(of: key)
  }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    if key == .escape { return escape(in: &context) }
    if Self.isArrow(key) { change(in: &context) { $0.move(with: key) } }
    return .stay
  }

  /// Goes back to the offer, or to the list of all who may play.
  mutating func escape(in context: inout SceneContext) -> SceneOutcome {
    if choice.isSuggested {
      return refuse(in: &context)
    } else if choice.isList {
      context.say(.welcomeWhoFirst)
      repeatWhatWaits(in: &context)
    } else {
      context.chat.takeAway(choice)
      return .go(OfferScene(askingIn: &context))
    }
    return .stay
  }

  /// The minutes of a slider are taken by a tap too; line by line a number is one of them.
  func offers(in context: SceneContext) -> [Offer] {
    if choice.isSuggested { return [.yes, .no] }
    guard choice.subject == .minutes, context.voice.form == .screen else { return [] }
    return [.minutes(choice.value)]
  }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    switch offer {
    case .yes: return confirm(in: &context)
    case .minutes: return confirm(isSaid: true, in: &context)
    case .no: return refuse(in: &context)
    case .again, .table, .times, .answers, .settings, .bye, .tryFirst, .resume, .stop, .tip, .pause,
      .skip, .start, .change, .goal, .garden, .later, .pick, .justPlay:
      break
    }
    return .stay
  }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    answer(typed, in: &context)
  }

  mutating func repeatWhatWaits(in context: inout SceneContext) {
    context.chat.takeAway(choice)
    let before = self
    self = CardScene(
      asking: choice.subject, value: choice.value, isSuggested: choice.isSuggested, in: &context)
    (hasLevel, unknownName) = (before.hasLevel, before.unknownName)
  }

  func picture(in context: SceneContext) -> ScenePicture {
    .quiet(choice.hint, in: context)
  }

  /// Changes the card, here and where it is shown.
  mutating func change(in context: inout SceneContext, _ change: (inout Choice) -> Void) {
    change(&choice)
    context.chat.update(choice)
  }
}

extension CardScene {
  mutating func point(_ pointing: Pointing, in context: inout SceneContext) -> SceneOutcome {
    switch pointing {
    case .pressed(let target): return press(on: target, in: &context)
    case .dragged(.slider(choice.id, let value)?) where isHeld:
      change(in: &context) { $0.value = value }
    case .dragged: break
    case .released: isHeld = false
    }
    return .stay
  }

  private mutating func press(
    on target: TapTarget, in context: inout SceneContext
  ) -> SceneOutcome {
    if case .send = target { context.request(.submitLine) }
    if case .slider(choice.id, let value) = target {
      isHeld = true
      change(in: &context) { $0.value = value }
    }
    guard case .option(choice.id, let index) = target else { return .stay }
    change(in: &context) { $0.value = index }
    return confirm(in: &context)
  }
}
