/// A line on the way to the solutions, and what was done to come to it.
package struct EquationStep: Equatable, Sendable {
  /// What is done.
  package enum Action: Equatable, Sendable {
    /// The equation with its terms collected.
    case collect
    /// Takes a term away on both sides.
    case take(String)
    /// Adds a term on both sides.
    case add(String)
    case divide(String)
    case multiply(String)
    /// Writes the right side at the left.
    case swap
    /// Takes the square root of both sides.
    case takeRoot
    /// Brings everything to the left.
    case bringToOneSide
    /// Works out b² − 4ac.
    case workOutDiscriminant
    /// Puts the numbers into the formula for squares.
    case insert
    /// There is no root of b² − 4ac.
    case findNoRoot
  }

  package let action: Action
  /// The equation as it is then.
  package let line: String
}

extension EquationStep.Action {
  /// Whether the line is the equation in another form.
  package var isOfEquation: Bool {
    switch self {
    case .collect, .take, .add, .divide, .multiply, .swap, .bringToOneSide: true
    case .takeRoot, .workOutDiscriminant, .insert, .findNoRoot: false
    }
  }
}
