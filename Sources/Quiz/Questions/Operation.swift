/// One of the four operations that are practised.
package enum Operation: String, CaseIterable, Codable, Sendable {
  case add, subtract, multiply, divide

  /// The sign as a child writes it, one terminal column wide.
  package var symbol: Character {
    switch self {
    case .add: "+"
    case .subtract: "−"
    case .multiply: "×"
    case .divide: "÷"
    }
  }
}
