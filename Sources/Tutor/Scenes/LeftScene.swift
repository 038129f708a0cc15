import Basics
import Content
import Screen

/// The child has said goodbye: Robo waves where things may move, then the program leaves.
struct LeftScene: Scene {
  /// When the program leaves by itself; nil once it was told to.
  private var leaving: Instant?

  /// How long Robo waves.
  static let wavingTime = Duration.milliseconds(1_250)

  /// Leaves without a word.
  init(in context: inout SceneContext) {
    leave(in: &context)
  }

  /// Says goodbye.
  init(sayingByeIn context: inout SceneContext) {
    context.show(MoodOccasion.leaving.mood, [.heading(context.bye)])
    context.chat.hurry()
    if context.voice.isAnimated {
      leaving = context.now.advanced(by: Self.wavingTime)
    } else {
      leave(in: &context)
    }
  }

  private mutating func leave(in context: inout SceneContext) {
    leaving = nil
    context.request(.leave)
  }

  private mutating func hurry(in context: inout SceneContext) -> SceneOutcome {
    if leaving != nil { leave(in: &context) }
    return .stay
  }

  var isAsking: Bool { false }
  var takesPages: Bool { false }

  mutating func stop(in context: inout SceneContext) -> SceneOutcome { hurry(in: &context) }

  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome {
    if let leaving, context.now >= leaving { leave(in: &context) }
    return .stay
  }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {}

  /// Any key ends the wave.
  func destination(of key: Key, in context: SceneContext) -> KeyDestination { .conversation }

  func room(in context: SceneContext) -> Int { 0 }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    hurry(in: &context)
  }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    hurry(in: &context)
  }

  func picture(in context: SceneContext) -> ScenePicture {
    ScenePicture(header: .quiet(context), placeholder: "")
  }

  func nextWake(in context: SceneContext) -> Instant? { leaving }
}
