extension Feedback {
  /// The largest number that is put into a gap to see what it makes.
  private static let largestPutIn = 999

  /// What is said to a wrong number for the gap of a question: that it stands there already, how it
  /// came to be, and always what it makes there, which is the proof that a child can do alone.
  ///
  /// It is nil where the question has no gap, or the number is beyond all sense.
  package init?(gap typed: Int, _ misconception: Misconception?, in asked: AskedQuestion) {
    let equation = asked.equation
    guard 0...Self.largestPutIn ~= typed, let check = equation.calculation(with: typed) else {
      return nil
    }
    if asked.shownNumbers.contains(typed) {
      self.init("gap.repeated", ["typed": typed])
      return
    }
    let direction = typed < asked.answer ? "more" : "less"
    let numbers = ["typed": typed, "result": equation.result]
    guard misconception == .wrongOperation, let other = asked.question.calculation(of: typed) else {
      self.init("gap.\(direction)", numbers, calculations: ["check": check])
      return
    }
    self.init(
      "gap.operation.\(direction)", numbers, calculations: ["check": check, "other": other])
  }
}

extension AskedQuestion {
  /// The two numbers that stand in the question.
  private var shown: [Int] { [question.left, question.right] }

  /// Those that are to be seen beside a gap.
  fileprivate var shownNumbers: [Int] { form.isMissingNumber ? shown : [] }
}

extension Question {
  /// What makes a result of its two numbers with another sign: `56 + 7` for 63.
  fileprivate func calculation(of result: Int) -> String? {
    Operation.allCases.filter { $0 != .divide }
      .map { Question(larger, $0, smaller) }
      .first { $0.answer == result }?.description
  }
}
