extension Misconception {
  /// The answers to a sum, where the pattern is one of sums.
  func sums(_ question: Question) -> [Int] {
    let (big, small, answer) = (question.larger, question.smaller, question.answer)
    switch self {
    case .zeroRule: return small == 0 ? [0, big - 1, big + 1] : []
    case .forgotCarry: return question.crossesTen ? [answer - 10] : []
    case .wroteBothDigits: return Self.bothDigits(question)
    case .onesOnTens:
      return 1..<10 ~= small && big >= 10 ? [big + 10 * small, big + 11 * small] : []
    case .glued: return [glue(question.left, question.right), glue(question.right, question.left)]
    case .countedStart: return [answer - 1]
    case .countedTooMany: return [answer + 1]
    case .tenOut: return [answer - 10, answer + 10]
    default: return []
    }
  }

  /// The answers to a difference, where the pattern is one of differences.
  func differences(_ question: Question) -> [Int] {
    let (from, taken, answer) = (question.left, question.right, question.answer)
    switch self {
    case .zeroRule: return taken == 0 ? [0, from - 1, from + 1] : []
    case .smallerFromLarger:
      return question.crossesTen
        ? [abs(from / 10 - taken / 10) * 10 + abs(from % 10 - taken % 10)] : []
    case .forgotOpenedTen: return question.crossesTen ? [answer + 10] : []
    case .onesOnTens: return 1..<10 ~= taken && from >= 10 ? [from - 10 * taken] : []
    case .countedStart: return [answer + 1]
    case .countedTooMany: return [answer - 1]
    case .tenOut: return [answer - 10, answer + 10]
    default: return []
    }
  }

  private static func bothDigits(_ question: Question) -> [Int] {
    let tens = question.left / 10 + question.right / 10
    guard question.crossesTen, tens > 0 else { return [] }
    return [tens * 100 + question.left % 10 + question.right % 10]
  }

  /// The digits of two numbers side by side.
  func glue(_ first: Int, _ second: Int) -> Int {
    second < 10 ? first * 10 + second : second < 100 ? first * 100 + second : first * 1000 + second
  }
}
