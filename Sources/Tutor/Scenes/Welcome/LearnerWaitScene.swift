import Content

/// A child was chosen or named, and what is known of them is being looked up.
struct LearnerWaitScene: UntimedScene {
  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome { .stay }

  func picture(in context: SceneContext) -> ScenePicture {
    .quiet(.composerWho, in: context)
  }
}
