/// The way to work out a question that suits it best.
///
/// There are 64, and each of the 10,627 questions has exactly one.
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
