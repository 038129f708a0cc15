/// What Robo's pictures may do at the moment.
struct MoodStage {
  /// Which pictures may move; beside an open question only one that will be gone.
  enum Movement { case none, momentary, all }

  let movement: Movement
  /// Words take the place of pictures.
  let usesWords: Bool

  /// Nothing moves.
  static let still = MoodStage(movement: .none, usesWords: false)
}
