/// Grades typed answers by their value, however the child writes it.
package enum Grader {
  /// Grades an answer.
  ///
  /// Digits of any script are read, and every form of the right value is right.
  package static func grade(_ typed: String, for question: Question) -> Grade {
    guard let value = value(of: typed.withWesternDigits) else { return .unreadable }
    return value == question.answer ? .correct : .incorrect(value: value)
  }

  /// The whole number that the text stands for, if it does.
  private static func value(of text: String) -> Int? {
    let number = text.filter { !$0.isWhitespace }
    let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.dropFirst().allSatisfy({ $0.allSatisfy { $0 == "0" } })
    else { return nil }
    return Int(whole)
  }
}
