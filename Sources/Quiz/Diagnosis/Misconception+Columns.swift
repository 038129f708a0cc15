// Tens and ones mixed up, as in sums and differences that are written in columns.
extension Misconception {
  static let ofColumns: [Misconception] = [
    // Nothing is left where there are no ones to take from: 70 − 34 = 40.
    Misconception(
      "zero-minus",
      answers: WrongAnswers(differences: { question in
        question.left > 10 && question.left % 10 == 0 && question.right % 10 > 0
          ? [question.left - question.right / 10 * 10] : []
      }),
      feedback: { digitFeedback("zero-minus", $1) }),
    // In each column the smaller digit is taken from the larger: 63 − 29 = 46. From 10 it would be
    // the sum.
    Misconception(
      "smaller-from-larger",
      answers: WrongAnswers(differences: {
        let distance = swappedDifference($0)
        return distance == $0.right ? [] : [distance].compactMap(\.self)
      }),
      feedback: { digitFeedback(smallerFromLarger($1), $1) }),
    // The ones made a ten that was not added to those that there are.
    Misconception(
      "forgot-carry", [.praising],
      answers: WrongAnswers(sums: { $0.crossesTen && $0.larger >= 10 ? [$0.answer - 10] : [] }),
      remedy: carrying),
    // The ones made a ten, and both digits were written: 27 + 15 = 312.
    Misconception(
      "wrote-both-digits", [.praising], answers: WrongAnswers(sums: { bothDigits($0) }),
      feedback: { digitFeedback("wrote-both-digits", $1) }, remedy: carrying),
    // A ten was opened and still counted: 34 − 8 = 36. Below twenty there is no ten left to count.
    Misconception(
      "forgot-opened-ten", [.praising],
      answers: WrongAnswers(differences: {
        $0.crossesTen && $0.left >= 20 ? [$0.answer + 10] : []
      })),
    // Ones were added to, or taken from, the tens.
    Misconception(
      "ones-on-tens",
      answers: WrongAnswers(
        sums: {
          let (big, small) = ($0.larger, $0.smaller)
          guard 1..<10 ~= small, big >= 10 else { return [] }
          return [big + 10 * small] + ($0.crossesTen ? [] : [big + 11 * small])
        },
        differences: {
          1..<10 ~= $0.right && $0.left >= 10 ? [$0.left - 10 * $0.right] : []
        }),
      feedback: { digitFeedback("ones-on-tens", $1) }),
    // The tens alone: 34 + 28 = 50, 76 − 42 = 30.
    Misconception(
      "only-tens", [.praising],
      answers: WrongAnswers(sums: { tensAlone($0) }, differences: { tensAlone($0) }),
      feedback: {
        let name = $1.operation == .add ? "only-tens.add" : "only-tens.subtract"
        return digitFeedback(name, $1)
      }),
    // The tens were counted and not written as tens: 40 + 30 = 7.
    Misconception(
      "forgot-zero", [.praising],
      answers: WrongAnswers(
        sums: { areTens($0) ? [$0.answer / 10] : [] },
        differences: { areTens($0) ? [$0.answer / 10] : [] },
        products: { $0.smaller > 1 ? $0.factors(beside: 10) : [] }),
      feedback: { typed, _ in Feedback("forgot-zero", ["typed": typed]) }),
  ]

  /// Who adds tens and ones and forgets the new ten is not helped by a way without it.
  private static let carrying = Remedy {
    $0.operation == .add && $0.smaller > 10 && $0.crossesTen
      ? .addition(.partitionAndCarry) : nil
  }

  /// Below twenty, opening the ten would lead back to the question.
  private static func smallerFromLarger(_ question: Question) -> String {
    let name = "smaller-from-larger"
    return question.left < 20 ? "\(name).teen" : name
  }

  /// What remains where in each column the smaller digit is taken from the larger; nil where that is
  /// right, or would be the sum.
  static func swappedDifference(_ question: Question) -> Int? {
    let (from, taken) = (question.left, question.right)
    guard question.operation == .subtract, question.crossesTen, from > 10 else { return nil }
    return abs(from / 10 - taken / 10) * 10 + abs(from % 10 - taken % 10)
  }

  private static func bothDigits(_ question: Question) -> [Int] {
    let tens = question.left / 10 + question.right / 10
    guard question.crossesTen, tens > 0 else { return [] }
    return [tens * 100 + question.left % 10 + question.right % 10]
  }

  /// What the tens alone give, where the ones would not have needed a ten to be opened.
  private static func tensAlone(_ question: Question) -> [Int] {
    let isOpened = question.operation == .subtract && question.crossesTen
    guard question.smaller >= 10, !isOpened else { return [] }
    let (left, right) = (question.left / 10 * 10, question.right / 10 * 10)
    return [question.operation.rules.answer(left, right)].filter { $0 > 0 }
  }

  private static func areTens(_ question: Question) -> Bool {
    question.smaller > 0 && question.left % 10 == 0 && question.right % 10 == 0
  }

  private static func digitFeedback(_ name: String, _ question: Question) -> Feedback {
    let ones = question.left % 10 + question.right % 10
    return Feedback(
      name,
      [
        "aOnes": question.left % 10, "bOnes": question.right % 10, "digit": question.smaller,
        "ones": ones, "rest": ones % 10, "teen": 10 + question.left % 10,
        "further": question.right % 10 - question.left % 10,
      ])
  }
}
