/// The way to work out a question that suits it best.
///
/// Each question has one, and most have a second.
package enum Strategy: Hashable, Codable, Sendable {
  case addition(AdditionStrategy)
  case subtraction(SubtractionStrategy)
  case multiplication(MultiplicationStrategy)
  case division(DivisionStrategy)

  /// The way that suits a question best.
  package init(for question: Question) {
    let (left, right) = (question.left, question.right)
    self =
      switch question.operation {
      case .add: .addition(AdditionStrategy(left, right))
      case .subtract: .subtraction(SubtractionStrategy(left, taking: right))
      case .multiply: .multiplication(MultiplicationStrategy(left, right))
      case .divide: .division(DivisionStrategy(left, by: right))
      }
  }

  /// Another way to work out a question, for when the first did not help; nil where none suits.
  package init?(secondFor question: Question) {
    let (left, right) = (question.left, question.right)
    let way: Strategy? =
      switch question.operation {
      case .add: AdditionStrategy(secondWayOf: left, right).map(Self.addition)
      case .subtract: SubtractionStrategy(secondWayOf: left, taking: right).map(Self.subtraction)
      case .multiply: MultiplicationStrategy(secondWayOf: left, right).map(Self.multiplication)
      case .divide: DivisionStrategy(secondWayOf: left, by: right).map(Self.division)
      }
    guard let way else { return nil }
    self = way
  }

  /// The factor by which the strategy counts groups; nil where the order makes no difference.
  func groups(in question: Question) -> FactorPosition? {
    guard case .multiplication(let way) = self, let factor = way.factor, factor > 1,
      way != .tens, question.left != question.right
    else { return nil }
    return question.left == factor ? .first : .second
  }

  /// All strategies, by operation and in the order in which they are tried.
  package static let all = Operation.allCases.flatMap(all)

  /// The ways of an operation, in the order in which they are tried.
  private static func all(of operation: Operation) -> [Strategy] {
    switch operation {
    case .add: AdditionStrategy.allCases.map(addition)
    case .subtract: SubtractionStrategy.allCases.map(subtraction)
    case .multiply: MultiplicationStrategy.allCases.map(multiplication)
    case .divide: DivisionStrategy.allCases.map(division)
    }
  }

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

extension Strategy: PackableCase {
  package static let blank = Strategy.addition(.zero)
  package static var allCases: [Strategy] { all }
}
