import Calculator
package import Screen

/// Which keys the full-screen calculator has.
package enum CalculatorKeySet: Equatable, Sendable {
  /// Digits and the four operations.
  case basic
  /// Functions, memory and parentheses, too.
  case scientific

  /// The layout for a window: as on a telephone held upright or on its side.
  package static func suiting(_ size: Size) -> CalculatorKeySet {
    size.columns >= 90 ? .scientific : .basic
  }

  /// The other layout.
  var other: CalculatorKeySet { self == .basic ? .scientific : .basic }

  /// The keys in rows for a window: functions beside the digits, above them, or, where there is
  /// no room for either, alone.
  func rows(second: Bool, in size: Size) -> [[CalculatorKey]] {
    guard self == .scientific else { return CalculatorKeys.basic }
    let wide = CalculatorKeys.scientific(second: second)
    if size.columns >= 72 { return wide }
    let functions = wide.map { Array($0.prefix($0.count - Self.basicColumns)) }
    return size.rows >= 16 ? functions + CalculatorKeys.basic : functions
  }

  private static let basicColumns = 4
}
