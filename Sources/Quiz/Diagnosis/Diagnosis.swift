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
    of typed: Int, to asked: AskedQuestion, after previousAnswer: Int? = nil,
    time: Duration? = nil
  ) {
    let question = asked.question
    guard typed != question.answer else { return nil }
    let fitting = Misconception.allCases.filter { $0.explains(typed, to: question) }
    if let first = fitting.first {
      misconception = first
      feedback = first.feedback(on: typed, to: asked)
    } else if typed == previousAnswer {
      misconception = .slip
      feedback = Feedback("slip.before", ["typed": typed])
    } else if time.map({ $0 < Self.shortestThought }) == true {
      misconception = .slip
      feedback = Feedback("slip.fast")
    } else {
      return nil
    }
    isTentative =
      !asked.form.isMissingNumber && fitting.dropFirst().contains { !$0.isGeneral }
  }

  /// The diagnosis of a wrong answer to a question that was put as it stands.
  package init?(
    of typed: Int, to question: Question, after previousAnswer: Int? = nil,
    time: Duration? = nil
  ) {
    self.init(of: typed, to: AskedQuestion(question), after: previousAnswer, time: time)
  }
}
