extension Feedback {
  /// What is said to an answer without a pattern that is far off: where the right one lies, seen
  /// from the numbers of the question where the answer lies on the other side of them; nil where it
  /// is not far off.
  package init?(farOff typed: Int, to question: Question) {
    guard abs(typed - question.answer) > question.answer / 2 else { return nil }
    let isOnOtherSide = question.operation.goesUp ? typed < question.larger : typed > question.left
    if isOnOtherSide, question.answer != question.larger {
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
