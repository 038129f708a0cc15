import Quiz

/// How tricky the questions are.
enum DifficultyArgument: ArgumentReader {
  /// What is allowed, for help pages.
  static let names = (Difficulty.steps + [.auto]).map(\.rawValue)

  static func read(_ text: String) throws(ProgramFailure) -> Difficulty {
    try Settings(text, for: .difficulty).difficulty
  }
}
