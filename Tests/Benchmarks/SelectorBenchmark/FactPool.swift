import Quiz

/// The facts that simulated children practise.
struct FactPool: Sendable {
  let facts: [Question]
  /// How hard each fact is, from 0 to 1.
  let hardness: [Double]
  /// The other facts of each fact's family.
  let relatives: [[Int]]

  init(_ facts: [Question]) {
    self.facts = facts
    hardness = facts.map(Self.hardness)
    let indices = Dictionary(uniqueKeysWithValues: facts.enumerated().map { ($1, $0) })
    relatives = facts.map { fact in
      LearningItem(fact).relatives.compactMap { item in
        if case .fact(let question) = item { indices[question] } else { nil }
      }
    }
  }

  var count: Int { facts.count }
  /// Whether some facts are of the same family.
  var hasFamilies: Bool { relatives.contains { !$0.isEmpty } }

  /// The 66 products of 2 to 12.
  static let products = FactPool(
    (2...12).flatMap { first in (first...12).map { Question(first, .multiply, $0) } })

  /// Products with their quotients, and sums of digits with their differences.
  static let families = FactPool(
    products.facts
      + (2...12).flatMap { divisor in (2...12).map { Question(divisor * $0, .divide, divisor) } }
      + sums
      + sums.flatMap { sum in
        Set([sum.left, sum.right]).sorted().map { Question(sum.answer, .subtract, $0) }
      })

  private static let sums = (1...9).flatMap { first in
    (first...9).map { Question(first, .add, $0) }
  }

  /// The hardness of a fact, kept apart from the product's own so that a mistake there shows.
  private static func hardness(_ fact: Question) -> Double {
    switch fact.operation {
    case .multiply: product(fact.left, fact.right)
    case .divide: min(1, product(min(fact.right, fact.answer), max(fact.right, fact.answer)) + 0.1)
    case .add: sum(fact.left, fact.right)
    case .subtract: sum(fact.answer, fact.right) + 0.1
    }
  }

  private static func product(_ a: Int, _ b: Int) -> Double {
    var hardness = (Double(a * b).squareRoot() - 2) / 10
    if a == b { hardness *= 0.7 }
    if a == 2 { hardness *= 0.6 }
    if [a, b].contains(10) {
      hardness *= 0.35
    } else if [a, b].contains(5) {
      hardness *= 0.65
    } else if [a, b].contains(11), a < 10 {
      hardness *= 0.5
    } else if [a, b].contains(9) {
      hardness *= 0.85
    }
    return max(0, min(1, hardness * 1.25))
  }

  private static func sum(_ a: Int, _ b: Int) -> Double {
    let crossing = a + b > 10 ? 0.15 : 0
    let size = (Double(a + b) / 25 + crossing) * (a == b ? 0.6 : 1)
    return a + b == 10 ? size * 0.4 : size
  }
}
