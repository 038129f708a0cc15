import Calculator

/// Grades typed answers by their exact value, however the child writes it.
package struct Grader: Sendable {
  package init() {}

  /// Grades an answer.
  ///
  /// Every form of the right value is right: 56, 056, 56.0, ５６, ٥٦ or 112/2. Only the question
  /// typed back is no answer.
  package func grade(_ typed: String, for question: Question) -> Grade {
    let typed = typed.withWesternDigits
    guard let value = try? evaluate(typed), let answer = try? evaluate(question.description)
    else { return .unreadable }
    guard value == answer else { return .incorrect(value: value.whole) }
    return isQuestion(typed, question) ? .unreadable : .correct
  }

  /// Whether the text has just the two numbers of the question, in either order.
  private func isQuestion(_ typed: String, _ question: Question) -> Bool {
    let numbers = typed.split { !$0.isWholeNumber }.compactMap { Int($0) }
    return numbers == [question.left, question.right]
      || numbers == [question.right, question.left]
  }
}
