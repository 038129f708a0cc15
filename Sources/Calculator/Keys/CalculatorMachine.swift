/// The calculator with keys: what it shows, and what each key makes of it.
///
/// It follows the rules of arithmetic: 2 + 3 × 4 is 14. A second sign replaces the first. After
/// `=` a digit starts anew, a sign goes on with the result, and `=` again repeats the last
/// operation. After an error only the clear keys do something.
package struct CalculatorMachine: Equatable, Sendable {
  /// The unit of the trigonometric functions.
  package internal(set) var angleUnit: AngleUnit
  /// Whether the keys have their second meaning.
  package internal(set) var isSecond = false
  package internal(set) var isHistoryShown = false
  /// What was calculated, oldest first.
  package internal(set) var history: [CalculationOnKeys]
  /// The number in the memory, if there is one.
  var memory: CalculatorOperand?
  /// Why the last calculation has no value; only the clear keys go on from there.
  package internal(set) var error: CalculationError.Kind?

  /// The places after the point of results that never end.
  let places: Int
  /// The expression before the entry.
  var pieces: [ExpressionPiece] = []
  var entry = CalculatorEntry.none
  /// What `=` does again.
  var repetition: Repetition?
  /// The expression whose result is shown, or whose value does not exist.
  var finished = ""
  /// The result of the last `=`.
  var answer: CalculatorOperand?

  /// The last operation with its right operand.
  struct Repetition: Equatable, Sendable {
    let operation: CalculatorOperation
    let operand: CalculatorOperand
  }

  /// Whether there is a number in the memory.
  package var hasMemory: Bool { memory != nil }

  package init(
    angleUnit: AngleUnit = .degrees, places: Int = 4, history: [CalculationOnKeys] = []
  ) {
    self.angleUnit = angleUnit
    self.places = places
    self.history = history
  }
}
