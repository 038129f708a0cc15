extension Question {
  /// The largest sum and the largest number that something is taken from.
  package static let largestSum = 100
  /// The largest factor and quotient.
  package static let largestFactor = 12

  /// Every question that can be asked, 10,627 in all.
  package static var all: [Question] {
    Operation.allCases.flatMap(all)
  }

  /// Every question of the operation, in a fixed order.
  package static func all(of operation: Operation) -> [Question] {
    switch operation {
    case .add: pairs(0...largestSum) { 0...(largestSum - $0) }.map { Question($0, .add, $1) }
    case .subtract: pairs(0...largestSum) { 0...$0 }.map { Question($0, .subtract, $1) }
    case .multiply: pairs(factors) { _ in factors }.map { Question($0, .multiply, $1) }
    case .divide:
      pairs(factors) { _ in 1...largestFactor }.map { Question($0 * $1, .divide, $1) }
    }
  }

  private static let factors = 0...largestFactor

  private static func pairs(
    _ firsts: ClosedRange<Int>, with seconds: (Int) -> ClosedRange<Int>
  ) -> [(Int, Int)] {
    firsts.flatMap { first in seconds(first).map { second in (first, second) } }
  }
}
