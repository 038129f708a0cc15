// A way through a double or a round number left half way, or gone on in the wrong direction.
extension Misconception {
  static let ofRounding: [Misconception] = [
    // The double next to it, and the one more or less forgotten: 8 + 7 = 14.
    Misconception(
      "took-double",
      answers: WrongAnswers(sums: {
        $0.larger == $0.smaller + 1 && 2...20 ~= $0.smaller ? [2 * $0.smaller, 2 * $0.larger] : []
      }),
      feedback: { typed, question in
        let name = typed < question.answer ? "took-double.more" : "took-double.less"
        return Feedback(name, ["typed": typed, "half": typed / 2])
      }),
    // A round number was taken in its place, and what that was too much stayed: 34 + 29 = 64.
    Misconception(
      "not-given-back", answers: rounded(off: 1),
      feedback: { roundedFeedback("not-given-back", off: 1, $0, $1) }, remedy: rounding),
    // What was too much was added or taken once more: 34 + 29 = 65, 75 − 28 = 43.
    Misconception(
      "compensated-wrong-way", answers: rounded(off: 2),
      feedback: { roundedFeedback("compensated-wrong-way", off: 2, $0, $1) }, remedy: rounding),
  ]

  private static let rounding = Remedy { question in
    guard !question.almostRound.isEmpty else { return nil }
    return question.operation == .add ? .addition(.compensate) : .subtraction(.compensate)
  }

  /// The answers that are so many times too far by what is missing to the round number.
  private static func rounded(off times: Int) -> WrongAnswers {
    WrongAnswers(
      sums: { question in question.almostRound.map { question.answer + times * $0.toNextTen } },
      differences: { question in
        question.almostRound.map { question.answer - times * $0.toNextTen }
      })
  }

  private static func roundedFeedback(
    _ name: String, off times: Int, _ typed: Int, _ question: Question
  ) -> Feedback {
    let distance = abs(typed - question.answer)
    let near = question.almostRound.first { times * $0.toNextTen == distance } ?? question.right
    return Feedback(
      name, in: question, ["round": near + near.toNextTen, "extra": near.toNextTen])
  }
}

extension Question {
  /// Its numbers that are one or two below a round one, where that one makes it easier.
  fileprivate var almostRound: [Int] {
    guard crossesTen else { return [] }
    let numbers: [Int] =
      switch operation {
      case .add: smaller > 3 ? [smaller, larger] : []
      case .subtract: answer > (right < 10 ? 3 : 9) ? [right] : []
      case .multiply, .divide: []
      }
    return numbers.filter { $0.toNextTen <= 2 }
  }
}

extension Int {
  /// How much is missing to the next multiple of ten, 1...10.
  fileprivate var toNextTen: Int { 10 - self % 10 }
}
