import Basics
import Quiz

extension SceneContext {
  /// Keeps the name that a child says, where no other is known from before this run: a sister at the
  /// keyboard changes no name.
  mutating func keepName(saidIn typed: String) {
    guard player.name == nil || nameIsNew, let name = TypedReader().nameForSure(in: typed),
      name.canBeName(ofAtMost: Player.longestName)
    else { return }
    (player.name, nameIsNew) = (name, true)
    request(.renameLearner(name))
  }
}
