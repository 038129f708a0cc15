// Digits side by side, a step too many or too few, and an answer that lies near or in a table.
extension Misconception {
  static let ofCounting: [Misconception] = [
    // The digits put side by side: 3 + 4 = 34.
    Misconception(
      "glued",
      answers: WrongAnswers(
        sums: { [glue($0.left, $0.right), glue($0.right, $0.left)] },
        products: { [glue($0.left, $0.right)] }),
      feedback: {
        $1.operation == .multiply && $1.left == 1
          ? oneRuleFeedback($1) : Feedback("glued", in: $1)
      }),
    // The number to start from was counted as the first step.
    Misconception(
      "counted-start",
      answers: WrongAnswers(
        sums: { isCounted($0) ? [$0.answer - 1] : [] },
        differences: { isCounted($0) ? [$0.answer + 1] : [] }),
      feedback: { Feedback("counted-start", in: $1) }),
    // One step too many was counted.
    Misconception(
      "counted-too-many",
      answers: WrongAnswers(
        sums: { isCounted($0) ? [$0.answer + 1] : [] },
        differences: { isCounted($0) ? [$0.answer - 1] : [] }),
      feedback: { Feedback("counted-too-many", in: $1) }),
    repeatedOperand,
    // Ten too many or too few.
    Misconception(
      "ten-out", [.general, .praising],
      answers: WrongAnswers(
        sums: { tenOut($0) }, differences: { tenOut($0) }, products: { tenOut($0) })),
    // One too many or too few.
    Misconception(
      "one-out", [.general, .praising],
      answers: WrongAnswers(
        sums: { around($0.answer, by: 1) }, differences: { around($0.answer, by: 1) },
        products: { around($0.answer, by: 1) }),
      feedback: { oneOutFeedback($0, $1) }, saysWhatToDo: { keepsOnes($0) }),
    // Another product of the same table.
    Misconception(
      "same-table", [.general, .namingAnotherTable],
      answers: WrongAnswers(products: { sameTable($0) }),
      feedback: { sameTableFeedback($0, $1) }, saysWhatToDo: { _ in false }),
    // A product of another table.
    Misconception(
      "other-table", [.general, .namingAnotherTable],
      answers: WrongAnswers(products: { question in
        tableProducts.filter { abs($0 - question.answer) <= question.answer / 2 }
      }),
      feedback: { otherTableFeedback($0, $1) }, saysWhatToDo: { _ in false }),
  ]

  /// The tens wrong by one; an answer of one digit has none to be looked at, and of nothing nothing
  /// is right.
  private static func tenOut(_ question: Question) -> [Int] {
    question.answer < 10 ? [] : around(question.answer, by: 10).filter { $0 > 0 }
  }

  /// The digits of two numbers side by side.
  private static func glue(_ first: Int, _ second: Int) -> Int {
    second < 10 ? first * 10 + second : second < 100 ? first * 100 + second : first * 1000 + second
  }

  private static func around(_ answer: Int, by distance: Int) -> [Int] {
    [answer - distance, answer + distance]
  }

  /// Whether it may well have been counted on or back; more than five are worked out otherwise.
  private static func isCounted(_ question: Question) -> Bool { question.counted <= 5 }

  /// The tens are only spoken of where there are enough of them to be right, and where the tip that
  /// follows is not about them.
  private static func oneOutFeedback(_ typed: Int, _ question: Question) -> Feedback {
    let areTensRight = question.answer >= 20 && typed / 10 == question.answer / 10
    return Feedback(areTensRight && hasOnesToWorkOut(question) ? "check-ones" : "one-out")
  }

  /// Whether there is something to add or to take away in the ones.
  private static func hasOnesToWorkOut(_ question: Question) -> Bool {
    switch question.operation {
    case .add: question.left % 10 + question.right % 10 > 0
    case .subtract: question.left % 10 != question.right % 10
    case .multiply, .divide: false
    }
  }

  /// Whether the ones stay as they are, so that to look at them is all that is needed: a tip would be
  /// about the tens, which are right.
  private static func keepsOnes(_ question: Question) -> Bool {
    let hasWholeTens: Bool =
      switch question.operation {
      case .add: question.left.isMultiple(of: 10) || question.right.isMultiple(of: 10)
      case .subtract: question.right.isMultiple(of: 10)
      case .multiply, .divide: false
      }
    return hasWholeTens && question.answer >= 20 && 1...8 ~= question.answer % 10
  }

  private static func sameTable(_ question: Question) -> [Int] {
    guard question.smaller > 0 else { return [] }
    return (1...Question.largestFactor).flatMap { [question.left * $0, question.right * $0] }
  }

  private static let tableProducts = (2...Question.largestFactor).flatMap { first in
    (2...Question.largestFactor).map { first * $0 }
  }

  /// Where in the table of one of the factors the answer stands.
  private static func sameTableFeedback(_ typed: Int, _ question: Question) -> Feedback {
    let (a, b) = (question.left, question.right)
    let isInLeft = a > 0 && typed.isMultiple(of: a) && typed / a <= Question.largestFactor
    let table = isInLeft ? a : b
    let count = table == 0 ? 0 : typed / table
    return Feedback(
      "same-table", ["typed": typed, "table": table, "count": count, "a": a, "b": b])
  }

  /// The product that the answer is, where its factors lie next to those of the question, as 6 × 9
  /// does at 7 × 8: of another one there is nothing to be learnt.
  private static func otherTableFeedback(_ typed: Int, _ question: Question) -> Feedback {
    let (a, b) = (question.left, question.right)
    let near = (a - 1...a + 1).first { typed.isMultiple(of: $0) && abs(typed / $0 - b) <= 1 }
    guard let near else { return Feedback("other-table.far", ["a": a, "b": b]) }
    return Feedback(
      "other-table", ["typed": typed, "x": near, "y": typed / near, "a": a, "b": b])
  }
}
