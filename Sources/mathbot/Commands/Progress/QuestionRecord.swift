import Quiz

/// A question as `progress --json` prints it.
struct QuestionRecord: Encodable {
  let left: Int
  let operation: Quiz.Operation
  let right: Int

  init(_ question: Question) {
    left = question.left
    operation = question.operation
    right = question.right
  }
}
