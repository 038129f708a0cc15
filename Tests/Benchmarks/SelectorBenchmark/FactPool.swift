import Quiz

/// The facts that simulated children practise.
struct FactPool: Sendable {
  let facts: [Question]
  /// How hard each fact is, from 0 to 1.
  let hardness: [Double]
  /// The other facts of each fact's family.
  let relatives: [[Int]]
  /// Whether it is no fact, but stands for all sums or differences of a kind.
  let isStrategy: [Bool]
  /// How much it counts in what is kept.
  let weights: [Double]
  /// Whether it is all that the product asks.
  let isDeployed: Bool
  private let indices: [LearningItem: Int]

  /// A pool of facts that count one each, or of all that the product asks.
  init(_ facts: [Question], isDeployed: Bool = false) {
    self.facts = facts
    self.isDeployed = isDeployed
    isStrategy = facts.map { !$0.isFact }
    weights = isDeployed ? Self.strandWeights(facts) : facts.map { _ in 1 }
    hardness = facts.map(Self.hardness)
    self.indices = Dictionary(
      uniqueKeysWithValues: facts.enumerated().map { (LearningItem($1), $0) })
    let indices = Dictionary(uniqueKeysWithValues: facts.enumerated().map { ($1, $0) })
    relatives = facts.map { fact in
      LearningItem(fact).relatives.compactMap { item in
        if case .fact(let question) = item { indices[question] } else { nil }
      }
    }
  }

  /// The index of a question's item; nil for trivial questions.
  func index(of question: Question) -> Int? {
    question.isTrivial ? nil : indices[LearningItem(question)]
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

  /// The items of all levels, each as one question of it; the trivial ones are left out.
  static let deployed: FactPool = {
    var seen: Set<LearningItem> = []
    let questions = QuestionPool(options: PracticeOptions(difficulty: .auto)).questions
    let examples = questions.compactMap { question -> Question? in
      let item = LearningItem(question)
      guard !question.isTrivial, seen.insert(item).inserted else { return nil }
      if case .fact(let fact) = item { return fact }
      return question
    }
    return FactPool(examples, isDeployed: true)
  }()

  /// Each of the ten strands counts ten, shared out evenly among its items.
  private static func strandWeights(_ facts: [Question]) -> [Double] {
    let strands = facts.map(Strand.init)
    return strands.map { strand in 10 / Double(strands.count { $0 == strand }) }
  }

  private static let sums = (1...9).flatMap { first in
    (first...9).map { Question(first, .add, $0) }
  }

  /// The hardness of a fact, kept apart from the product's own so that a mistake there shows.
  private static func hardness(_ fact: Question) -> Double {
    guard fact.isFact else { return twoDigits(fact) }
    return switch fact.operation {
    case .multiply: product(fact.left, fact.right)
    case .divide: min(1, product(min(fact.right, fact.answer), max(fact.right, fact.answer)) + 0.1)
    case .add: sum(fact.left, fact.right)
    case .subtract: sum(fact.answer, fact.right) + 0.1
    }
  }

  private static func twoDigits(_ question: Question) -> Double {
    let isSum = question.operation == .add
    let small = min(question.right, isSum ? question.left : question.answer)
    let hardness = !question.crossesTen ? 0.35 : small < 10 ? 0.5 : 0.75
    return hardness + (isSum ? 0 : 0.1)
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
