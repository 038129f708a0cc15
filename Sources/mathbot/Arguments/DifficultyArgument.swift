import Quiz

/// How tricky the questions are.
enum DifficultyArgument: ArgumentReader {
  static func read(_ text: String) throws(ProgramFailure) -> Difficulty {
    try Settings(text, for: .difficulty).difficulty
  }
}
