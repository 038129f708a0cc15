import Quiz

/// A question as `progress --json` prints it.
struct QuestionRecord: Encodable {
  let left: Int
  let operation: Quiz.Operation
  let right: Int
  /// How it was put; absent where it stood as it is.
  let form: QuestionForm?

  init(_ asked: AskedQuestion) {
    left = asked.question.left
    operation = asked.question.operation
    right = asked.question.right
    form = asked.form == .plain ? nil : asked.form
  }

  init(_ question: Question) {
    self.init(AskedQuestion(question))
  }
}
