import Quiz
import Screen

/// What dots are drawn with.
enum DotsArgument: ArgumentReader {
  static let offered = DotGrade.allCases.map(\.rawValue)

  static func read(_ text: String) throws(ProgramFailure) -> DotGrade {
    guard let grade = DotGrade(rawValue: text) else {
      throw .notAllowed("--dots", text, .oneOf(offered))
    }
    return grade
  }
}
