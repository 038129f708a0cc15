extension Misconception {
  /// The answers to a product, where the pattern is one of products.
  func products(_ question: Question) -> [Int] {
    let (a, b, answer) = (question.left, question.right, question.answer)
    func other(than factor: Int) -> [Int] {
      (a == factor ? [b] : []) + (b == factor ? [a] : [])
    }
    switch self {
    case .zeroGroups: return question.smaller == 0 ? [question.larger, 1] : []
    case .oneRule: return other(than: 1).flatMap { [1, $0 + 1] }
    case .forgotToHalve: return other(than: 5).map { 10 * $0 }
    case .forgotGroupOff: return other(than: 9).map { 10 * $0 }
    case .doubleMissing: return [4, 8].contains { $0 == a || $0 == b } ? [answer / 2] : []
    case .nextDoorFact: return Self.neighbours(a, b, groups: 1)
    case .nearFact: return Self.neighbours(a, b, groups: 2)
    case .glued: return [glue(a, b)]
    case .tenOut: return [answer - 10, answer + 10]
    case .oneOut: return [answer - 1, answer + 1]
    case .sameTable:
      return question.smaller == 0 ? [] : (1...Question.largestFactor).flatMap { [a * $0, b * $0] }
    case .otherTable: return Self.tableProducts
    default: return []
    }
  }

  /// The answers to a division, where the pattern is one of divisions.
  func quotients(_ question: Question) -> [Int] {
    let (whole, divisor, answer) = (question.left, question.right, question.answer)
    switch self {
    case .zeroGroups: return whole == 0 ? [divisor, 1] : []
    case .oneRule:
      return (divisor == 1 ? [1, 0, whole + 1] : []) + (whole == divisor ? [0, whole] : [])
    case .doubleMissing: return divisor == 4 || divisor == 8 ? [2 * answer] : []
    case .forgotToDouble: return divisor == 5 ? [whole / 10] : []
    case .nextDoorQuotient: return [-2, -1, 1, 2].map { answer + $0 }.filter { $0 > 0 }
    case .gaveDivisor: return [divisor]
    default: return []
    }
  }

  private static func neighbours(_ a: Int, _ b: Int, groups: Int) -> [Int] {
    guard a > 0, b > 0 else { return [] }
    let factors = [(a, b + groups), (a, b - groups), (a + groups, b), (a - groups, b)]
    // Beyond the tables nobody stands next door, and nothing is no product that was remembered.
    return factors.filter { (1...max(Question.largestFactor, a, b)).contains($0.0) }
      .filter { (1...max(Question.largestFactor, a, b)).contains($0.1) }.map { $0.0 * $0.1 }
  }

  private static let tableProducts = (2...Question.largestFactor).flatMap { first in
    (2...Question.largestFactor).map { first * $0 }
  }
}
