/// What comes after something that happened in a scene.
enum SceneOutcome {
  /// The scene goes on.
  case stay
  /// Another scene follows.
  case go(any Scene)
  /// The settings page opens over the scene.
  case openSettings
  /// The garden opens over the scene.
  case openGarden
  /// The card about Robo opens over the scene.
  case openContact
  /// All times of a practice open over the scene.
  case openTimes(TimeList)
  /// The report is looked up, and will come as an event.
  case loadProgress
  /// The child says goodbye.
  case leave

  /// The same of a scene that is not played yet: where it stays, it is played now.
  func going(to scene: any Scene) -> SceneOutcome {
    if case .stay = self { .go(scene) } else { self }
  }
}
