package import Basics

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
  package internal(set) var history: [PastCalculation]
  /// The number in the memory, if there is one.
  var memory: CalculatorOperand?
  /// Why the last calculation has no value; only the clear keys go on from there.
  package internal(set) var error: CalculationError.Kind?

  /// What is entered.
  var input: CalculatorInput
  /// What `=` does again.
  var repetition: Repetition?
  /// The result of the last `=`.
  var answer: CalculatorOperand?

  package init(
    angleUnit: AngleUnit = .degrees, places: Int = 4, history: [Calculation] = []
  ) {
    self.angleUnit = angleUnit
    self.history = history.map { PastCalculation($0) }
    input = CalculatorInput(format: OperandFormat(places: places))
  }

  /// What each step of the work after a key may cost, so that the next key is not kept waiting.
  static let patience = Duration.milliseconds(50)

  var settings: CalculatorSettings { CalculatorSettings(angleUnit: angleUnit) }

  /// Whether there is a number in the memory.
  package var hasMemory: Bool { memory != nil }

  /// Whether `clear` clears only the entry.
  package var canClearEntry: Bool { error == nil && input.entry.isClearable }

  /// Whether the number that is typed has room for no further digit.
  package var isEntryFull: Bool { input.isFull }
}
