import Basics
import Quiz

/// A kind of simulated children: a theory of memory and a strength.
struct Population: Hashable, Sendable {
  /// How facts are remembered.
  enum Theory: String, CaseIterable, Sendable {
    case encounters, stability
  }

  let theory: Theory
  let profile: Profile

  static let all = Theory.allCases.flatMap { theory in
    Profile.allCases.map { Population(theory: theory, profile: $0) }
  }

  var name: String { "\(theory.rawValue), \(profile.rawValue)" }

  /// A child of the population; the same seed gives the same child.
  func child(_ pool: FactPool, seed: UInt64) -> SimulatedLearner {
    let number = UInt64(Self.all.firstIndex(of: self) ?? 0)
    var generator = SeededGenerator(seed: seed &* 1_000_003 &+ number)
    let motor = max(1, generator.normal(profile.motor, 0.25))
    let memory: any Memory =
      switch theory {
      case .encounters: EncounterMemory(pool, profile, using: &generator)
      case .stability: StabilityMemory(pool, profile, using: &generator)
      }
    return SimulatedLearner(
      pool: pool, profile: profile, motor: motor, memory: memory, generator: generator)
  }
}
