/// What the robot says to a wrong answer, as data: which text and the numbers in it.
package struct Feedback: Hashable, Sendable {
  /// The key of the text in Content, such as `feedback.forgot-carry`.
  package let key: String
  /// The numbers that the text names in braces; the answer is never among them on its own.
  package let numbers: [String: Int]
  /// The calculations that the text names in braces, such as `7 × 9`.
  package let calculations: [String: String]

  init(
    _ name: String, _ numbers: [String: Int] = [:], calculations: [String: String] = [:]
  ) {
    key = "feedback.\(name)"
    self.numbers = numbers
    self.calculations = calculations
  }

  /// The text that the question's operation has of its own, with the numbers of the question.
  init(_ name: String, in question: Question, _ more: [String: Int] = [:]) {
    self.init(
      "\(name).\(question.operation.rawValue)", question.feedbackNumbers.merging(more) { $1 })
  }
}

extension Question {
  /// The numbers of the question as the texts name them.
  var feedbackNumbers: [String: Int] { ["a": left, "b": right, "big": larger] }

  /// The other factor, where one of the two is the given one; twice where both are.
  func factors(beside factor: Int) -> [Int] {
    (left == factor ? [right] : []) + (right == factor ? [left] : [])
  }

  /// How many steps are counted, on from the larger number of a sum, else back from the first one.
  var counted: Int { operation == .add ? smaller : right }
}
