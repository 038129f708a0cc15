// The right answer written wrongly.
extension Misconception {
  static let ofWriting: [Misconception] = [
    // The right digits the other way round.
    Misconception(
      "swapped-digits", [.forgiven], answers: WrongAnswers { swapped($0.answer) },
      saysWhatToDo: { _ in false }),
    slip,
  ]

  /// A key pressed twice or missed, a number of the question, the last answer, or far too fast.
  static let slip = Misconception(
    "slip", [.forgiven, .general],
    answers: WrongAnswers { mistyped($0.answer) + [$0.left, $0.right] },
    saysWhatToDo: { _ in false })

  /// 56 for 65; nothing for one digit, two like ones, or whole tens.
  private static func swapped(_ answer: Int) -> [Int] {
    guard 10..<100 ~= answer, answer % 10 != 0 else { return [] }
    return [answer % 10 * 10 + answer / 10]
  }

  /// The answer with one key pressed twice or, if something is left, missed.
  private static func mistyped(_ answer: Int) -> [Int] {
    let digits = Array(String(answer))
    return digits.indices.flatMap { index in
      var doubled = digits
      doubled.insert(digits[index], at: index)
      var missed = digits
      missed.remove(at: index)
      return [Int(String(doubled)), Int(String(missed))].compactMap(\.self)
    }
  }
}
