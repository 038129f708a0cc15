import Basics

extension NameScene {
  /// What was asked before the name, and is asked again where none is given.
  struct Origin: Sendable {
    /// Goes on without a name.
    let goBack: @Sendable (_ context: inout SceneContext) -> SceneOutcome

    /// Nothing was asked: it is the first start, and who gives no name plays without one.
    static let firstStart = Origin { context in
      context.request(.nameLearner(nil))
      return .go(LearnerWaitScene())
    }

    /// Whether to play, as the one who is known.
    static let offer = Origin { .go(OfferScene(askingIn: &$0)) }

    /// Who plays.
    static func players(_ players: Players) -> Origin {
      Origin { Welcome.askWhoPlays(players, in: &$0) }
    }

    /// What comes next, after a practice of the one who is known.
    static func after(_ scene: AfterScene) -> Origin {
      Origin { context in
        scene.askWhatNext(in: &context)
        return .go(scene)
      }
    }
  }
}

extension SceneContext {
  /// Goes on with whoever says that they are not the one who is known: im not zoe, my name is tom; nil
  /// where a line says nothing of it, or nobody is known from before.
  mutating func meetOther(in typed: String, from origin: NameScene.Origin) -> SceneOutcome? {
    let reader = TypedReader()
    guard let known = player.name, !nameIsNew, !reader.tellsDistress(typed),
      let other = reader.other(than: known, in: typed)
    else { return nil }
    switch other {
    case .named(let name):
      guard name.canBeName(ofAtMost: Player.longestName) else { return nil }
      return .go(OtherChildScene(asking: name, from: origin, in: &self))
    case .unnamed: return .go(NameScene(askingFrom: origin, in: &self))
    }
  }
}
