extension Misconception {
  /// The wrong answers to a question that follow the pattern; empty where it cannot occur.
  package func wrongAnswers(to question: Question) -> Set<Int> {
    let answers = candidates(for: question)
    return Set(answers).filter { $0 >= 0 && $0 != question.answer }
  }

  /// Whether a wrong answer to a question follows the pattern.
  func explains(_ typed: Int, to question: Question) -> Bool {
    typed >= 0 && typed != question.answer && candidates(for: question).contains(typed)
  }

  private func candidates(for question: Question) -> [Int] {
    switch self {
    case .wrongOperation: Self.otherResults(question)
    case .swappedDigits: Self.swapped(question.answer)
    case .slip: Self.mistyped(question.answer) + [question.left, question.right]
    default:
      switch question.operation {
      case .add: sums(question)
      case .subtract: differences(question)
      case .multiply: products(question)
      case .divide: quotients(question)
      }
    }
  }

  /// What the other signs make of the numbers, without what is more likely counted than mixed up: a
  /// product with 1, and nothing at all.
  private static func otherResults(_ question: Question) -> [Int] {
    results(question).filter { $0 > 0 }
  }

  private static func results(_ question: Question) -> [Int] {
    let (a, b) = (question.left, question.right)
    let product = min(a, b) > 1 ? [a * b] : []
    return switch question.operation {
    case .add: [abs(a - b)] + product
    case .subtract: [a + b] + product
    case .multiply: [a + b, abs(a - b)]
    case .divide: [a - b, a + b, a * b]
    }
  }

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
