import Basics
import Content
import Quiz
import Screen

/// Somebody has said a name that is not the one of who is known, and is asked whether to open their own
/// practice.
struct OtherChildScene: UntimedScene {
  private let name: String
  /// Whether it may be no name at all: im excited.
  private let isGuess: Bool
  private let origin: NameScene.Origin

  /// Asks whether to go on with the child of this name, who may have played here before.
  init(
    asking name: String, isGuess: Bool = false, from origin: NameScene.Origin,
    in context: inout SceneContext
  ) {
    self.name = name
    self.isGuess = isGuess
    self.origin = origin
    ask(in: &context)
  }

  private func ask(in context: inout SceneContext) {
    let known = context.player.name
    let phrase: Phrase =
      known == nil ? .welcomeOtherNew : isGuess ? .welcomeOtherPerhaps : .welcomeOther
    context.ask(
      context.texts(phrase, ["name": name, "known": known ?? ""]),
      offering: offers(in: context), enter: byEnter)
  }

  /// What Enter alone chooses: never what Robo has only guessed at.
  private var byEnter: Offer { isGuess ? .no : .yes }

  func offers(in context: SceneContext) -> [Offer] { [.yes, .no] }

  func litOffer(in context: SceneContext) -> Offer? { byEnter }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    switch offer {
    case .yes: goOn(in: &context)
    case .no: origin.goBack(&context)
    case .again, .table, .times, .answers, .settings, .bye, .tryFirst, .resume, .stop, .tip, .pause,
      .skip, .start, .change, .goal, .garden, .later, .pick, .justPlay, .minutes:
      .stay
    }
  }

  private func goOn(in context: inout SceneContext) -> SceneOutcome {
    context.request(.nameLearner(name))
    return .go(LearnerWaitScene())
  }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    if typed.trimmed.isEmpty { return choose(byEnter, in: &context) }
    context.hear(typed)
    let meaning = context.meaning(of: typed)
    if context.vocabulary.means(typed, .yes) || meaning == .yes || saysName(typed) {
      return goOn(in: &context)
    }
    if context.vocabulary.means(typed, .no) || meaning == .no || refusesName(typed) {
      return origin.goBack(&context)
    }
    return answerOtherwise(typed, in: &context)
  }

  /// Whether a line says the name once more, which is a yes: leo, yes my name is leo.
  private func saysName(_ typed: String) -> Bool {
    TypedReader().name(among: [name], in: typed) != nil && !refusesName(typed)
  }

  /// Whether all that is said beside the name is no: no leo.
  private func refusesName(_ typed: String) -> Bool {
    let words = FoldedLine(typed).text.replacing(FoldedLine(name).bare, with: " ")
    return TypedReader().meaning(of: words) == .no || TypedReader().denies(name, in: typed)
  }

  /// Neither yes nor no: small talk, another name, a command, or a word that Robo does not know.
  private mutating func answerOtherwise(
    _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    if context.answerKindly(typed, asksName: true) {
      ask(in: &context)
    } else if let said = TypedReader().askedName(in: typed),
      said.canBeName(ofAtMost: Player.longestName)
    {
      self = OtherChildScene(asking: said, from: origin, in: &context)
    } else if let outcome = ChatCommands.beforeWhoPlays.perform(typed, in: &context) {
      return outcome
    } else {
      context.say(.wordsUnknown)
      ask(in: &context)
    }
    return .stay
  }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    key == .escape ? origin.goBack(&context) : .stay
  }

  mutating func repeatWhatWaits(in context: inout SceneContext) { ask(in: &context) }

  func picture(in context: SceneContext) -> ScenePicture {
    .quiet(.composerChips, in: context)
  }
}
