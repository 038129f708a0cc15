/// A key of the calculator.
package enum CalculatorKey: Hashable, Sendable {
  case digit(Int)
  case point
  /// The power of ten behind the digits, as in 2e6.
  case exponent
  case operation(CalculatorOperation)
  case equals
  /// Changes the sign of the entry.
  case negate
  case percent
  /// Changes the entry by what the key says.
  case change(EntryChange)
  case constant(Constant)
  /// The result before.
  case answer
  case openParenthesis, closeParenthesis
  /// Clears the entry if there is one, otherwise everything.
  case clear
  case allClear
  case backspace
  case memoryClear, memoryAdd, memorySubtract, memoryRecall
  /// Gives the keys their second meaning, or takes it away.
  case second
  /// Changes between degrees and radians.
  case angleUnit
  /// Shows the history, or hides it.
  case history
}
