import Content
import Quiz

/// How many questions a worksheet has.
enum SheetLengthArgument: ArgumentReader {
  static func read(_ text: String) throws(ProgramFailure) -> Int {
    guard let count = Int(text), Worksheet.allowedQuestionCounts.contains(count) else {
      throw .usage(.usageSheet, ["given": Texts.ofUser.quoted(text)])
    }
    return count
  }
}
