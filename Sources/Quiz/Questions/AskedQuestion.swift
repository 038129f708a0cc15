/// A question in the form in which it is asked: 56 ÷ 7 as `7 × __ = 56`.
///
/// What the child learns with it is the question; the form is only how it is put.
package struct AskedQuestion: Hashable, Codable, Sendable {
  /// What stands in the place of an open number.
  package static let blank = "__"

  package let question: Question
  package let form: QuestionForm

  /// The question in a form that it has.
  package init(_ question: Question, as form: QuestionForm = .plain) {
    self.question = question
    self.form = form
  }

  package var answer: Int { question.answer }

  /// The question as an equation.
  package var equation: Equation { Equation(question, in: form) }

  /// The equation with its answer: `7 × 8 = 56`.
  package var solution: String { equation.text(blank: String(answer)) }

  /// The equation as it waits for its answer: `56 ÷ 7 = ?`, or `7 × __ = 56`.
  package var openEquation: String {
    equation.text(blank: form.isMissingNumber ? Self.blank : "?")
  }
}

extension AskedQuestion: CustomStringConvertible {
  /// The question as the child reads it: `56 ÷ 7`, or `7 × __ = 56`.
  package var description: String {
    form.isMissingNumber ? openEquation : question.description
  }
}

extension Packer {
  /// Writes or reads a question and its form.
  mutating func pack(_ asked: inout AskedQuestion) throws(PackingError) {
    var (question, form) = (asked.question, asked.form)
    try pack(&question)
    try pack(&form)
    asked = AskedQuestion(question, as: form)
  }
}
