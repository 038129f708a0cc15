// The rules for 0 and 1 mixed up, and the sign misread.
extension Misconception {
  static let ofRules: [Misconception] = [
    // With 0 added or taken: 0, or one more or less.
    Misconception(
      "zero-rule",
      answers: WrongAnswers(
        sums: { $0.smaller == 0 ? [0, $0.larger - 1, $0.larger + 1] : [] },
        differences: { $0.right == 0 ? [0, $0.left - 1, $0.left + 1] : [] }),
      feedback: { Feedback("zero-rule", in: $1) }),
    // 0 groups, or groups of 0, are taken for 1 group, or for 1.
    Misconception(
      "zero-groups",
      answers: WrongAnswers(
        products: { $0.smaller == 0 ? [$0.larger, 1] : [] },
        quotients: { $0.left == 0 ? [$0.right, 1] : [] }),
      feedback: { Feedback("zero-groups", in: $1, ["n": $1.larger]) }),
    // × 1, ÷ 1 and n ÷ n are mixed up.
    Misconception(
      "one-rule",
      answers: WrongAnswers(
        products: { $0.factors(beside: 1).flatMap { [1, $0 + 1] } },
        quotients: {
          ($0.right == 1 ? [1, 0, $0.left + 1] : []) + ($0.left == $0.right ? [0, $0.left] : [])
        }),
      feedback: { oneRuleFeedback($1) }),
    wrongOperation,
  ]

  /// The result of another operation.
  static let wrongOperation = Misconception(
    "wrong-operation",
    answers: WrongAnswers { question in
      let results = question.operation.rules.mistakenResults(of: question).filter { $0 > 0 }
      // In 12 ÷ 6 the 6 is more likely the size of the groups than 12 − 6, in 5 × 10 the 5 the number
      // that stands there.
      return switch question.operation {
      case .add, .subtract: results
      case .multiply: results.filter { $0 != question.left && $0 != question.right }
      case .divide: results.filter { $0 != question.right }
      }
    },
    feedback: { otherResultFeedback($0, $1) })

  static func oneRuleFeedback(_ question: Question) -> Feedback {
    let numbers = question.feedbackNumbers.merging(["n": question.larger]) { $1 }
    let isSame = question.right > 1 && question.operation == .divide
    return isSame
      ? Feedback("one-rule.same", numbers) : Feedback("one-rule", in: question, numbers)
  }

  /// Which other operation gives the answer that was typed.
  private static func otherResultFeedback(_ typed: Int, _ question: Question) -> Feedback {
    let (a, b) = (question.left, question.right)
    let name = typed == a + b ? "add" : typed == abs(a - b) ? "subtract" : "multiply"
    let numbers = ["small": question.smaller, "typed": typed]
    return Feedback(
      "wrong-operation.\(name)", question.feedbackNumbers.merging(numbers) { $1 })
  }
}
