import Basics
import Content
import Quiz
import Screen

/// The child's name is asked for: once, at the first start, and of who is new.
struct NameScene: UntimedScene {
  private let origin: Origin

  /// Asks for the name at the first start.
  init(askingIn context: inout SceneContext) {
    context.asksName = false
    context.nameIsNew = true
    self.init(askingFrom: .firstStart, in: &context)
  }

  /// Asks for the name of somebody else than who is known.
  init(askingFrom origin: Origin, in context: inout SceneContext) {
    self.origin = origin
    ask(.welcomeName, in: &context)
  }

  private func ask(_ words: Phrase, in context: inout SceneContext) {
    context.ask(context.texts(words), offering: [.skip], enter: .skip)
  }

  func offers(in context: SceneContext) -> [Offer] { [.skip] }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    goOnWithout(in: &context)
  }

  /// Goes on without a name: who is known stays so, and Robo says it.
  private func goOnWithout(in context: inout SceneContext) -> SceneOutcome {
    if let known = context.player.name {
      context.say(Reply("otherChild.none", ["known": known]).text(in: context.texts))
    }
    return origin.goBack(&context)
  }

  /// Keeps the name for good.
  private func keep(_ name: String, in context: inout SceneContext) -> SceneOutcome {
    context.request(.nameLearner(name))
    return .go(LearnerWaitScene())
  }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    if key == .escape { ask(.welcomeNameHelp, in: &context) }
    return .stay
  }

  mutating func repeatWhatWaits(in context: inout SceneContext) {
    ask(.welcomeName, in: &context)
  }

  func picture(in context: SceneContext) -> ScenePicture {
    .quiet(.composerName, in: context)
  }

  /// Takes what was typed as the name, unless it is a word that Robo knows, or no name at all.
  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    if typed.trimmed.isEmpty { return goOnWithout(in: &context) }
    context.hear(typed)
    let line = NameLine(typed, context.vocabulary)
    let isKnown = context.player.name.map { TypedReader().name(among: [$0], in: typed) != nil }
    if line.skips || isKnown == true { return goOnWithout(in: &context) }
    let commands = ChatCommands.beforeWhoPlays
    if context.vocabulary.means(typed, .yes) || context.answerKindly(typed, asksName: true) {
      ask(.welcomeName, in: &context)
    } else if line.isForLater {
      ask(.welcomeNameFirst, in: &context)
    } else if line.opensPage, let page = commands.perform(typed, in: &context) {
      return page
    } else if line.saysSomethingElse {
      ask(.welcomeNameHelp, in: &context)
    } else if line.joinsNames {
      ask(.welcomeNameOne, in: &context)
    } else if let outcome = commands.perform(typed, in: &context) {
      return outcome
    } else if let name = line.name {
      return keep(name, in: &context)
    } else {
      ask(line.isTooLong ? .welcomeNameLong : .welcomeNameUnclear, in: &context)
    }
    return .stay
  }
}
