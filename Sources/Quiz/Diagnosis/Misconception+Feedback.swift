extension Misconception {
  /// What is said to a wrong answer of this pattern.
  func feedback(on typed: Int, to question: Question) -> Feedback {
    switch self {
    case .countedStart where Self.isTooFarToCount(question),
      .countedTooMany where Self.isTooFarToCount(question):
      Feedback(typed / 10 == question.answer / 10 ? "check-ones" : Self.oneOut.rawValue)
    case .glued where question.operation == .multiply && question.left == 1:
      Self.oneRule.ruleFeedback(question)
    case .zeroRule, .countedStart, .countedTooMany, .glued, .doubleMissing:
      Feedback("\(rawValue).\(question.operation.rawValue)", numbers(question))
    case .zeroGroups, .oneRule: ruleFeedback(question)
    case .wrongOperation: operationFeedback(typed, question)
    case .smallerFromLarger, .onesOnTens, .wroteBothDigits: digitFeedback(question)
    case .forgotToHalve: Feedback(rawValue, ["n": question.answer / 5])
    case .forgotGroupOff: Feedback(rawValue, ["n": question.answer / 9])
    case .nextDoorFact, .nearFact: neighbourFeedback(typed, question)
    case .nextDoorQuotient: quotientFeedback(typed, question)
    case .gaveDivisor: Feedback(rawValue, ["a": question.left, "b": question.right])
    case .sameTable: sameTableFeedback(typed, question)
    case .otherTable: otherTableFeedback(typed, question)
    case .forgotCarry, .forgotOpenedTen, .forgotToDouble, .tenOut, .oneOut, .swappedDigits, .slip:
      Feedback(rawValue)
    }
  }

  /// Nobody counts this on or back one by one.
  static func isTooFarToCount(_ question: Question) -> Bool {
    (question.operation == .add ? question.smaller : question.right) > 10
  }

  private func numbers(_ question: Question) -> [String: Int] {
    ["a": question.left, "b": question.right, "big": question.larger]
  }

  private func ruleFeedback(_ question: Question) -> Feedback {
    let name = "\(rawValue).\(question.operation.rawValue)"
    let isSame = self == .oneRule && question.right > 1 && question.operation == .divide
    var numbers = numbers(question)
    numbers["n"] = question.larger
    return Feedback(isSame ? "\(rawValue).same" : name, numbers)
  }

  /// Which other operation gives the answer that was typed.
  private func operationFeedback(_ typed: Int, _ question: Question) -> Feedback {
    let (a, b) = (question.left, question.right)
    let name = typed == a + b ? "add" : typed == abs(a - b) ? "subtract" : "multiply"
    var numbers = numbers(question)
    numbers["small"] = question.smaller
    numbers["typed"] = typed
    return Feedback("\(rawValue).\(name)", numbers)
  }

  private func digitFeedback(_ question: Question) -> Feedback {
    let ones = question.left % 10 + question.right % 10
    return Feedback(
      rawValue,
      [
        "aOnes": question.left % 10, "bOnes": question.right % 10, "digit": question.smaller,
        "ones": ones, "rest": ones % 10,
      ])
  }
}
