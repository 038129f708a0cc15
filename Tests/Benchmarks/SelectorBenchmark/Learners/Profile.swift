/// How strong a simulated child is.
enum Profile: String, CaseIterable, Sendable {
  case weak, average, strong

  /// How often facts were met before, for the learner with a memory of encounters.
  var encounters: Double { pick(2, 6, 14) }
  /// How well the child works out what is not remembered.
  var computing: Double { pick(0.72, 0.85, 0.95) }
  /// Seconds to read and type.
  var motor: Double { pick(2.2, 1.8, 1.4) }
  /// How fast encounters are forgotten.
  var forgetting: Double { pick(0.34, 0.31, 0.28) }
  /// How much of the growth of stability the child gets.
  var sensitivity: Double { pick(0.20, 0.30, 0.45) }
  /// The usual stability at the start, in days.
  var stability: Double { pick(0.10, 0.6, 4.0) }
  /// The share of facts that are known at the start.
  var known: Double { pick(0.45, 0.75, 0.95) }

  private func pick(_ weak: Double, _ average: Double, _ strong: Double) -> Double {
    switch self {
    case .weak: weak
    case .average: average
    case .strong: strong
    }
  }
}
