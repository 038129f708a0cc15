/// What the robot says to a wrong answer, as data: which text and the numbers in it.
package struct Feedback: Hashable, Sendable {
  /// The key of the text in Content, such as `feedback.forgot-carry`.
  package let key: String
  /// The numbers that the text names in braces; the answer is never among them on its own.
  package let numbers: [String: Int]

  init(_ name: String, _ numbers: [String: Int] = [:]) {
    key = "feedback.\(name)"
    self.numbers = numbers
  }
}
