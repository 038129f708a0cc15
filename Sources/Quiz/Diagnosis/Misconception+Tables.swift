// A way through the tables left half way, and a neighbour in them.
extension Misconception {
  static let ofTables: [Misconception] = [
    // × 5 by way of × 10, without taking half.
    Misconception(
      "forgot-to-halve",
      answers: WrongAnswers(products: { $0.factors(beside: 5).map { 10 * $0 } }),
      feedback: { Feedback("forgot-to-halve", ["n": $1.answer / 5]) }),
    // × 9 by way of × 10, without taking one group off.
    Misconception(
      "forgot-group-off",
      answers: WrongAnswers(products: { $0.factors(beside: 9).map { 10 * $0 } }),
      feedback: { Feedback("forgot-group-off", ["n": $1.answer / 9]) }),
    // One double or one half too few, with 4 and 8.
    Misconception(
      "double-missing", [.praising],
      answers: WrongAnswers(
        products: { hasDoubles($0.left) || hasDoubles($0.right) ? [$0.answer / 2] : [] },
        quotients: { hasDoubles($0.right) ? [2 * $0.answer] : [] }),
      feedback: { Feedback("double-missing", in: $1) }),
    // ÷ 5 by way of the tens, without doubling.
    Misconception(
      "forgot-to-double", [.praising],
      answers: WrongAnswers(quotients: { $0.right == 5 ? [$0.left / 10] : [] })),
    // The product next door: one group more or less.
    Misconception(
      "next-door-fact", answers: WrongAnswers(products: { neighbours($0, groups: 1) }),
      feedback: { neighbourFeedback("next-door-fact", groups: 1, $0, $1) }),
    // Two groups more or less.
    Misconception(
      "near-fact", [.general],
      answers: WrongAnswers(products: { neighbours($0, groups: 2) }),
      feedback: { neighbourFeedback("near-fact", groups: 2, $0, $1) }),
    // A quotient one or two away.
    Misconception(
      "next-door-quotient", [.praising],
      answers: WrongAnswers(quotients: { question in
        [-2, -1, 1, 2].map { question.answer + $0 }.filter { $0 > 0 }
      }),
      feedback: { quotientFeedback($0, $1) }),
    // The size of the groups instead of their number.
    Misconception(
      "gave-divisor", answers: WrongAnswers(quotients: { [$0.right] }),
      feedback: { Feedback("gave-divisor", ["a": $1.left, "b": $1.right]) }),
  ]

  /// Whether the table is worked out by doubling twice or three times.
  private static func hasDoubles(_ table: Int) -> Bool { table == 4 || table == 8 }

  private static func neighbours(_ question: Question, groups: Int) -> [Int] {
    let (a, b) = (question.left, question.right)
    guard a > 0, b > 0 else { return [] }
    // Beyond the tables nobody stands next door, and nothing is no product that was remembered.
    let numbers = 1...max(Question.largestFactor, a, b)
    return [(a, b + groups), (a, b - groups), (a + groups, b), (a - groups, b)]
      .filter { numbers.contains($0) && numbers.contains($1) }.map { $0 * $1 }
  }

  /// Which groups the answer is made of, and that some more or fewer are needed.
  private static func neighbourFeedback(
    _ name: String, groups: Int, _ typed: Int, _ question: Question
  ) -> Feedback {
    let (a, b) = (question.left, question.right)
    let isGroupsOfLeft = a > 0 && typed.isMultiple(of: a) && abs(typed / a - b) == groups
    let group = isGroupsOfLeft ? a : b
    return Feedback(
      "\(name).\(typed < question.answer ? "more" : "less")",
      ["typed": typed, "group": group, "count": group == 0 ? 0 : typed / group])
  }

  /// What the typed quotient would make of the divisor.
  private static func quotientFeedback(_ typed: Int, _ question: Question) -> Feedback {
    let product = typed * question.right
    return Feedback(
      "next-door-quotient.\(product < question.left ? "more" : "less")",
      ["typed": typed, "a": question.left, "b": question.right, "product": product])
  }
}
