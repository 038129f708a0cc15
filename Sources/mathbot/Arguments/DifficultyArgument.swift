import Basics
import Quiz

/// How tricky the questions are.
enum DifficultyArgument: ArgumentReader {
  static let offered = (Difficulty.steps + [.auto]).map(\.rawValue)

  /// What is allowed, in words for help pages.
  static let words = offered.alternatives + ", which finds what is just right"

  static func read(_ text: String) throws(ProgramFailure) -> Difficulty {
    try Settings(text, for: .difficulty).difficulty
  }
}
