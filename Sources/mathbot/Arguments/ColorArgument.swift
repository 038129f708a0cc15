import Quiz
import Terminal

/// When to use colours.
enum ColorArgument: ArgumentReader {
  static let offered = ColorFlag.allCases.map(\.rawValue)

  static func read(_ text: String) throws(ProgramFailure) -> ColorFlag {
    guard let flag = ColorFlag(rawValue: text) else {
      throw .notAllowed("--color", text, .oneOf(offered))
    }
    return flag
  }
}
