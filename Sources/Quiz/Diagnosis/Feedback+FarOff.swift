extension Feedback {
  /// What is said to an answer without a pattern that is far off: where the right one lies, seen
  /// from the numbers of the question where the answer lies on the other side of them; nil where it
  /// is not far off.
  package init?(farOff typed: Int, to question: Question) {
    guard abs(typed - question.answer) > question.answer / 2 else { return nil }
    let (answer, larger, whole) = (question.answer, question.larger, question.left)
    // With 0 and 1 the result may be one of the numbers, or lie on the other side itself.
    let isOnOtherSide =
      question.operation.goesUp
      ? typed < larger && larger < answer : whole < typed && answer < whole
    if isOnOtherSide {
      self.init("far-off", in: question)
    } else {
      self.init(typed < question.answer ? "far-off.more" : "far-off.less", ["typed": typed])
    }
  }
}

extension Operation {
  /// Whether the result is more than the numbers, other than with 0 and 1.
  fileprivate var goesUp: Bool {
    switch self {
    case .add, .multiply: true
    case .subtract, .divide: false
    }
  }
}
