/// What a simulated child is like, by their strength and what befalls them.
struct Traits: Sendable {
  /// How often facts were met before, for the learner with a memory of encounters.
  var encounters: Double
  /// How well the child works out what is not remembered.
  var computing: Double
  /// Seconds to read and type.
  var motor: Double
  /// How fast encounters are forgotten.
  var forgetting: Double
  /// How much of the growth of stability the child gets.
  var sensitivity: Double
  /// The usual stability at the start, in days.
  var stability: Double
  /// The share of facts that are known at the start.
  var known: Double
  /// The skill with sums and differences of two digits at the start, and what a practice adds.
  var skill: Double
  var growth: Double

  init(_ profile: Profile, in condition: Condition) {
    func pick(_ weak: Double, _ average: Double, _ strong: Double) -> Double {
      switch profile {
      case .weak: weak
      case .average: average
      case .strong: strong
      }
    }
    encounters = pick(2, 6, 14)
    computing = pick(0.72, 0.85, 0.95)
    motor = pick(2.2, 1.8, 1.4)
    forgetting = pick(0.34, 0.31, 0.28) + condition.forgetting
    sensitivity = pick(0.20, 0.30, 0.45) * (1 - 10 * condition.forgetting)
    stability = pick(0.10, 0.6, 4.0)
    known = pick(0.45, 0.75, 0.95)
    skill = pick(-0.3, 0.9, 2.2)
    growth = pick(0.10, 0.15, 0.20)
    if condition.knowsAll { (encounters, stability, known, skill) = (40, 40, 1.5, 4) }
  }
}
