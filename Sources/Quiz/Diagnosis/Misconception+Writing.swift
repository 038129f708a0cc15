// The right answer written wrongly.
extension Misconception {
  static let ofWriting: [Misconception] = [
    // The right digits the other way round.
    Misconception(
      Attempt.reversal, [.forgiven], answers: WrongAnswers { swapped($0.answer) },
      saysWhatToDo: { _ in false }),
    slip,
  ]

  /// A key pressed twice or Enter too soon; also the last answer again, or far too fast.
  static let slip = Misconception(
    "slip", [.forgiven, .general], answers: WrongAnswers { mistyped($0.answer) },
    saysWhatToDo: { _ in false })

  /// One of the two numbers once more, before anything was done with it; no slip where to take the
  /// smaller digit from the larger gives it, too: 20 − 12 = 12.
  static let repeatedOperand = Misconception(
    "repeated-operand", [.forgiven, .general],
    answers: WrongAnswers { question in
      [question.left, question.right].filter { $0 != swappedDifference(question) }
    },
    feedback: { typed, question in
      Feedback("repeated-operand", in: question, ["typed": typed])
    },
    saysWhatToDo: { _ in false })

  /// 56 for 65; nothing for one digit, two like ones, or whole tens.
  private static func swapped(_ answer: Int) -> [Int] {
    guard 10..<100 ~= answer, answer % 10 != 0 else { return [] }
    return [answer % 10 * 10 + answer / 10]
  }

  /// The answer with one key pressed twice or, if something is left, without its last one.
  private static func mistyped(_ answer: Int) -> [Int] {
    let digits = Array(String(answer))
    let doubled = digits.indices.map { index in
      String(digits[...index] + [digits[index]] + digits[(index + 1)...])
    }
    return (doubled + [String(digits.dropLast())]).compactMap { Int($0) }
  }
}
