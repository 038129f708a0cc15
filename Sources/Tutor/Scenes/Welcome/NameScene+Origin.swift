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
  /// Who says that they are not the one who is known: im not zoe, my name is tom; nil where a line says
  /// nothing of it, or nobody is known from before.
  func otherChild(in typed: String) -> OtherChild? {
    let reader = TypedReader()
    guard !reader.tellsDistress(typed) else { return nil }
    guard let known = player.name, !nameIsNew else {
      return reader.meaning(of: typed) == .otherChild ? .unnamed : nil
    }
    return reader.other(than: known, among: knownNames, in: typed)
  }

  /// Keeps in mind who says during a practice that they are not the one who is known, or forgets it where
  /// it is that one after all, and says so; nil where a line says nothing of it.
  mutating func noteOther(in typed: String) -> Reply? {
    if let known = player.name, TypedReader().name(among: [known], in: typed) != nil {
      nextChild = nil
      return Reply("myName.known", ["name": known])
    }
    guard let other = otherChild(in: typed) else { return nil }
    // What only may be a name puts none away that was said for sure.
    if other.isSure || nextChild?.isSure != true { nextChild = other }
    return Reply(toOther: other, than: player.name)
  }

  /// Goes on with whoever says that they are not the one who is known; nil where a line does not.
  mutating func meetOther(in typed: String, from origin: NameScene.Origin) -> SceneOutcome? {
    otherChild(in: typed).map { meet($0, from: origin) }
  }

  /// Goes on with who has said during a practice that they are another child, if anybody has.
  mutating func meetNextChild(from origin: NameScene.Origin) -> SceneOutcome? {
    defer { nextChild = nil }
    return nextChild.map { meet($0, from: origin) }
  }

  /// Goes on with another child than the one who is known.
  mutating func meet(_ other: OtherChild, from origin: NameScene.Origin) -> SceneOutcome {
    switch other {
    case .named(let name): .go(OtherChildScene(asking: name, from: origin, in: &self))
    case .perhaps(let name, let hasCapital):
      .go(OtherChildScene(asking: name, isGuess: !hasCapital, from: origin, in: &self))
    case .unnamed: .go(NameScene(askingFrom: origin, in: &self))
    }
  }
}
