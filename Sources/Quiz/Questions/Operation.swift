/// An operation that is practised; what is known of its questions stands in its `rules`.
///
/// The names are stored with the attempts and must not change.
package enum Operation: String, CaseIterable, Codable, Sendable {
  case add, subtract, multiply, divide

  /// What is known of the operation.
  var rules: any OperationRules.Type {
    switch self {
    case .add: Addition.self
    case .subtract: Subtraction.self
    case .multiply: Multiplication.self
    case .divide: Division.self
    }
  }

  /// The sign as a child writes it, one terminal column wide.
  package var symbol: Character { rules.symbol }

  /// Whether the order of the numbers does not matter.
  package var isCommutative: Bool {
    switch self {
    case .add, .multiply: true
    case .subtract, .divide: false
    }
  }
}

extension Operation: PackableCase {
  package static let blank = Operation.add
}
