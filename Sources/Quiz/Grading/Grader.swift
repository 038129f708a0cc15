import Calculator

/// Grades typed answers by their exact value, however the child writes it.
package struct Grader: Sendable {
  package init() {}

  /// The work that reading an answer may cost: an answer is no long calculation.
  private static let patience = Duration.milliseconds(100)

  /// Grades an answer.
  ///
  /// Every form of the right value is right: 56, 056, 56.0, ５６, ٥٦ or 112/2. Only the question
  /// typed back is no answer.
  package func grade(_ typed: String, for question: Question) -> Grade {
    let typed = typed.withWesternDigits
    guard let value = try? evaluate(typed, patience: Self.patience),
      let answer = try? evaluate(question.description)
    else { return .unreadable }
    guard value == answer else { return .incorrect(value: value.whole.flatMap(Self.sensible)) }
    return isQuestion(typed, question) ? .unreadable : .correct
  }

  /// The number, if it can be an attempt at any question; nobody explains how others came to be.
  private static func sensible(_ value: Int) -> Int? {
    (-1_000_000...1_000_000).contains(value) ? value : nil
  }

  /// Whether the text is the question, or has just its two numbers, in either order.
  private func isQuestion(_ typed: String, _ question: Question) -> Bool {
    guard typed.filter({ !$0.isWhitespace }) != question.parts.joined() else { return true }
    let numbers = typed.split { !$0.isWholeNumber }.compactMap { Int($0) }
    return numbers == [question.left, question.right]
      || numbers == [question.right, question.left]
  }
}
