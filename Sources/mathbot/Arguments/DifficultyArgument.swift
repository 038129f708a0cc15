import Quiz

/// How tricky the questions are.
enum DifficultyArgument: ArgumentReader {
  static let offered = (Difficulty.steps + [.auto]).map(\.rawValue)

  static func read(_ text: String) throws(ProgramFailure) -> Difficulty {
    try Settings(text, for: .difficulty).difficulty
  }
}
