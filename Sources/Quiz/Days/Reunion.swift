/// The return of a child after a long absence: it begins with what they knew by heart, so that they
/// come back to success.
package struct Reunion: Equatable, Sendable {
  /// From how many days without a try on.
  private static let absence = 21
  /// How many flowers are asked first.
  private static let mostQuestions = 6

  /// The questions to begin with, those that were not seen for longest first.
  package let questions: [Question]

  /// The return on a day; nil where the child was not away for long, or where nothing has bloomed
  /// that may be asked.
  ///
  /// - Parameters:
  ///   - past: What was answered before.
  ///   - today: The day, on the calendar of the past.
  ///   - pool: The questions that may be asked; looked at only after an absence.
  package init?(
    after past: Past, on today: Int, among pool: @autoclosure () -> QuestionPool
  ) {
    guard let last = past.lastDay, today - last >= Self.absence else { return nil }
    questions = Array(
      past.garden.flowersByVisit(among: pool().questions).prefix(Self.mostQuestions))
    if questions.isEmpty { return nil }
  }
}
