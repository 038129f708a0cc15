import Basics
import Quiz

/// How tricky the questions are.
enum DifficultyArgument: ArgumentReader {
  /// What is allowed, in words for help pages.
  static let words =
    (Difficulty.steps + [.auto]).map(\.rawValue).alternatives + ", which finds what is just right"

  static func read(_ text: String) throws(ProgramFailure) -> Difficulty {
    try Settings(text, for: .difficulty).difficulty
  }
}
