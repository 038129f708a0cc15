import Basics

extension NameScene {
  /// What was asked before the name, and is asked again where none is given.
  enum Origin: Sendable {
    /// Nothing: it is the first start, and who gives no name plays without one.
    case firstStart
    /// Whether to play, as the one who is known.
    case offer
    /// What comes next, after a practice of the one who is known.
    case after(AfterScene)
    /// Who plays.
    case players(Players)

    /// Goes on without a name.
    func goBack(in context: inout SceneContext) -> SceneOutcome {
      switch self {
      case .firstStart:
        context.request(.nameLearner(nil))
        return .go(LearnerWaitScene())
      case .offer: return .go(OfferScene(askingIn: &context))
      case .after(let scene):
        scene.askWhatNext(in: &context)
        return .go(scene)
      case .players(let players): return Welcome.askWhoPlays(players, in: &context)
      }
    }
  }
}

extension SceneContext {
  /// Goes on with whoever says that they are not the one who is known: im not zoe, my name is tom; nil
  /// where a line says nothing of it, or nobody is known from before.
  mutating func meetOther(in typed: String, from origin: NameScene.Origin) -> SceneOutcome? {
    guard let known = player.name, !nameIsNew,
      let other = TypedReader().other(than: known, in: typed)
    else { return nil }
    switch other {
    case .named(let name):
      guard name.canBeName(ofAtMost: Player.longestName) else { return nil }
      return .go(OtherChildScene(asking: name, from: origin, in: &self))
    case .unnamed: return .go(NameScene(askingFrom: origin, in: &self))
    }
  }
}
