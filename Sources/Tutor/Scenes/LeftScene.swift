import Basics
import Content
import Screen

/// The child has said goodbye: nothing happens any more.
struct LeftScene: Scene {
  var isAsking: Bool { false }
  var takesPages: Bool { false }

  mutating func stop(in context: inout SceneContext) -> SceneOutcome { .stay }

  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome { .stay }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {}

  func destination(of key: Key, in context: SceneContext) -> KeyDestination { .nowhere }

  func room(in context: SceneContext) -> Int { 0 }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome { .stay }

  func picture(in context: SceneContext) -> ScenePicture {
    ScenePicture(header: .quiet(context), placeholder: context.texts(.composerAfter))
  }
}
