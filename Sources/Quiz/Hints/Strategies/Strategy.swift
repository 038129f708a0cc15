/// The way to work out a question that suits it best.
///
/// There are 66: each of the 10,627 questions has one of 64, and some products a second one.
package enum Strategy: Hashable, Codable, Sendable {
  case addition(AdditionStrategy)
  case subtraction(SubtractionStrategy)
  case multiplication(MultiplicationStrategy)
  case division(DivisionStrategy)

  package init(for question: Question) {
    self =
      switch question.operation {
      case .add: .addition(AdditionStrategy(question.left, question.right))
      case .subtract: .subtraction(SubtractionStrategy(question.left, taking: question.right))
      case .multiply: .multiplication(MultiplicationStrategy(question.left, question.right))
      case .divide: .division(DivisionStrategy(question.left, by: question.right))
      }
  }

  /// Another way to work out the question, for when the first did not help; nil where none suits.
  init?(secondWayOf question: Question) {
    guard question.operation == .multiply,
      let way = MultiplicationStrategy(secondWayOf: question.left, question.right)
    else { return nil }
    self = .multiplication(way)
  }

  /// The factor by which the strategy counts groups; nil where the order makes no difference.
  func groups(in question: Question) -> FactorPosition? {
    guard case .multiplication(let way) = self, let factor = way.factor, factor > 1,
      way != .tens, question.left != question.right
    else { return nil }
    return question.left == factor ? .first : .second
  }

  /// All strategies, by operation and in the order in which they are tried.
  package static let all =
    AdditionStrategy.allCases.map(Strategy.addition)
    + SubtractionStrategy.allCases.map(Strategy.subtraction)
    + MultiplicationStrategy.allCases.map(Strategy.multiplication)
    + DivisionStrategy.allCases.map(Strategy.division)

  package var operation: Operation {
    switch self {
    case .addition: .add
    case .subtraction: .subtract
    case .multiplication: .multiply
    case .division: .divide
    }
  }

  /// The name by which texts and stored data know it, such as `add.make-ten`.
  package var name: String {
    switch self {
    case .addition(let strategy): "add.\(strategy.rawValue)"
    case .subtraction(let strategy): "subtract.\(strategy.rawValue)"
    case .multiplication(let strategy): "multiply.\(strategy.rawValue)"
    case .division(let strategy): "divide.\(strategy.rawValue)"
    }
  }
}
