import Content
import Quiz

/// How many questions a check has.
enum CheckLengthArgument: ArgumentReader {
  static func read(_ text: String) throws(ProgramFailure) -> Int {
    guard let count = Int(text), TablesCheck.allowedQuestionCounts.contains(count) else {
      throw .usage(.usageCheck, ["given": Texts.ofUser.quoted(text)])
    }
    return count
  }
}
