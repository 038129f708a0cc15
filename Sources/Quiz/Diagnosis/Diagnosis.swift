/// What a wrong answer tells about how it came to be.
package struct Diagnosis: Equatable, Sendable {
  /// An answer that came faster than this was not thought about.
  package static let shortestThought = Duration.seconds(1)

  /// The first pattern that fits.
  package let misconception: Misconception
  /// Another explanation is as good, so the wording should be careful.
  package let isTentative: Bool
  /// What is said to it.
  package let feedback: Feedback

  /// The diagnosis of a wrong answer; nil when no pattern fits, or the answer is right.
  ///
  /// The time that the try took and the answer to the question before help to see slips.
  package init?(
    of typed: Int, to question: Question, after previousAnswer: Int? = nil,
    time: Duration? = nil
  ) {
    guard typed != question.answer else { return nil }
    let fitting = Misconception.allCases.filter { $0.explains(typed, to: question) }
    let isSlip = typed == previousAnswer || time.map { $0 < Self.shortestThought } == true
    guard let first = fitting.first ?? (isSlip ? .slip : nil) else { return nil }
    misconception = first
    isTentative = fitting.dropFirst().contains { !$0.isGeneral }
    feedback = first.feedback(on: typed, to: question)
  }
}
