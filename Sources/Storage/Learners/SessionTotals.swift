/// The result of a finished session in three numbers.
package struct SessionTotals: Hashable, Codable, Sendable {
  /// How many questions were asked, without those that came back because they were left open.
  package let questions: Int
  /// How many of them were right at the first try.
  package let firstTries: Int
  /// The time that all answers took together.
  package let time: Duration

  package init(questions: Int, firstTries: Int, time: Duration) {
    self.questions = questions
    self.firstTries = firstTries
    self.time = time
  }
}
