import Quiz

/// How many questions a worksheet has.
enum SheetLengthArgument: ArgumentReader {
  static func read(_ text: String) throws(ProgramFailure) -> Int {
    guard let count = Int(text), Worksheet.allowedQuestionCounts.contains(count) else {
      throw .usage("A sheet has 1 to 200 questions, not “\(text)”.")
    }
    return count
  }
}
