import ArgumentParser
import Calculator

/// The two flags for the unit of angles.
enum AngleFlag: String, EnumerableFlag {
  case degrees, radians

  /// The unit that the flag names.
  var unit: AngleUnit { self == .degrees ? .degrees : .radians }
}
