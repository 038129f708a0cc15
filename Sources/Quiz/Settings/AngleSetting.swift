package import Calculator

/// The unit in which the calculator takes an angle that has no sign of its own.
package enum AngleSetting: String, CaseIterable, Sendable {
  case degrees, radians

  /// The unit as the calculator knows it.
  package var unit: AngleUnit {
    switch self {
    case .degrees: .degrees
    case .radians: .radians
    }
  }
}
