import Basics
import Quiz
import Screen

/// What a scene does that asks nothing and whose time does not run.
extension Scene {
  var openQuestion: Question? { nil }
  var isAsking: Bool { false }
  var isResting: Bool { false }
  var remembersLines: Bool { false }

  func destination(of key: Key, in context: SceneContext) -> KeyDestination {
    key == .tab || key == .backTab ? .nowhere : .line
  }

  func room(in context: SceneContext) -> Int { .max }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome { .stay }

  mutating func point(_ pointing: Pointing, in context: inout SceneContext) -> SceneOutcome {
    if case .pressed(.send) = pointing { context.request(.submitLine) }
    return .stay
  }

  mutating func stop(in context: inout SceneContext) -> SceneOutcome { .leave }

  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome { .stay }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {}

  mutating func repeatWhatWaits(in context: inout SceneContext) {}

  func nextWake(in context: SceneContext) -> Instant? { nil }
}
