/// The way to work out a question that suits it best.
///
/// Each question has one, and some products have a second.
package enum Strategy: Hashable, Codable, Sendable {
  case addition(AdditionStrategy)
  case subtraction(SubtractionStrategy)
  case multiplication(MultiplicationStrategy)
  case division(DivisionStrategy)

  package init(for question: Question) {
    self = question.operation.rules.strategy(for: question)
  }

  /// The factor by which the strategy counts groups; nil where the order makes no difference.
  func groups(in question: Question) -> FactorPosition? {
    guard case .multiplication(let way) = self, let factor = way.factor, factor > 1,
      way != .tens, question.left != question.right
    else { return nil }
    return question.left == factor ? .first : .second
  }

  /// All strategies, by operation and in the order in which they are tried.
  package static let all = Operation.allCases.flatMap { $0.rules.strategies }

  package var operation: Operation {
    switch self {
    case .addition: .add
    case .subtraction: .subtract
    case .multiplication: .multiply
    case .division: .divide
    }
  }

  /// The name by which texts and stored data know it, such as `add.make-ten`.
  package var name: String { "\(operation.rawValue).\(way)" }

  private var way: String {
    switch self {
    case .addition(let way): way.rawValue
    case .subtraction(let way): way.rawValue
    case .multiplication(let way): way.rawValue
    case .division(let way): way.rawValue
    }
  }
}
