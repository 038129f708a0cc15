extension Misconception {
  /// Which groups the answer is made of, and that some more or fewer are needed.
  func neighbourFeedback(_ typed: Int, _ question: Question) -> Feedback {
    let distance = self == .nextDoorFact ? 1 : 2
    let (a, b) = (question.left, question.right)
    let isGroupsOfLeft = a > 0 && typed.isMultiple(of: a) && abs(typed / a - b) == distance
    let group = isGroupsOfLeft ? a : b
    let way = typed < question.answer ? "more" : "less"
    return Feedback(
      "\(rawValue).\(way)",
      ["typed": typed, "group": group, "count": group == 0 ? 0 : typed / group])
  }

  /// What the typed quotient would make of the divisor.
  func quotientFeedback(_ typed: Int, _ question: Question) -> Feedback {
    let product = typed * question.right
    return Feedback(
      "\(rawValue).\(product < question.left ? "more" : "less")",
      ["typed": typed, "a": question.left, "b": question.right, "product": product])
  }

  /// Where in the table of one of the factors the answer stands.
  func sameTableFeedback(_ typed: Int, _ question: Question) -> Feedback {
    let (a, b) = (question.left, question.right)
    let isInLeft = a > 0 && typed.isMultiple(of: a) && typed / a <= Question.largestFactor
    let table = isInLeft ? a : b
    return Feedback(
      rawValue,
      [
        "typed": typed, "table": table, "count": table == 0 ? 0 : typed / table,
        "a": a, "b": b,
      ])
  }

  /// The product that the answer is, with the factors closest together.
  func otherTableFeedback(_ typed: Int, _ question: Question) -> Feedback {
    let factor =
      (2...Question.largestFactor).last {
        typed.isMultiple(of: $0) && $0 * $0 <= typed && typed / $0 <= Question.largestFactor
      } ?? 1
    return Feedback(
      rawValue,
      [
        "typed": typed, "x": factor, "y": typed / factor, "a": question.left,
        "b": question.right,
      ])
  }
}
