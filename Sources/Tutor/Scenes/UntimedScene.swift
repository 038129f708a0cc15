import Basics

/// A scene in which no time runs: nothing is asked that counts, a page may lie over it, and who stops
/// leaves.
protocol UntimedScene: Scene {}

extension UntimedScene {
  var isAsking: Bool { false }
  var takesPages: Bool { true }

  mutating func stop(in context: inout SceneContext) -> SceneOutcome { .leave }

  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome { .stay }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {}
}
