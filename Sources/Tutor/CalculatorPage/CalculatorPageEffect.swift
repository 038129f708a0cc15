package import Basics

/// Something that the program must do for the full-screen calculator.
package enum CalculatorPageEffect: Equatable, Sendable {
  case remember(Calculation)
  case clearHistory
  case leave
}
