/// What the trigonometric functions measure angles in.
package enum AngleUnit: String, CaseIterable, Sendable {
  case degrees, radians

  /// The one of the two that this is not.
  var other: AngleUnit {
    switch self {
    case .degrees: .radians
    case .radians: .degrees
    }
  }
}
