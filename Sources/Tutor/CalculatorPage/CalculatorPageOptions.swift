package import Calculator

/// How the full-screen calculator works.
package struct CalculatorPageOptions: Equatable, Sendable {
  package var angleUnit: AngleUnit
  /// The places after the point of results that never end.
  package var places: Int
  /// How many calculations the history shows.
  package var historyLimit: Int
  /// Whether a key goes out by itself after it has lit up.
  package var animation: Bool

  package init(
    angleUnit: AngleUnit = .degrees, places: Int = 4, historyLimit: Int = 10,
    animation: Bool = true
  ) {
    self.angleUnit = angleUnit
    self.places = places
    self.historyLimit = historyLimit
    self.animation = animation
  }
}
