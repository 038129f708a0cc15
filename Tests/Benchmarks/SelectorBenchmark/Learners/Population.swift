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
  func child(_ pool: FactPool, in condition: Condition, seed: UInt64) -> SimulatedLearner {
    let number = UInt64(Self.all.firstIndex(of: self) ?? 0)
    var generator = SeededGenerator(seed: seed &* 1_000_003 &+ number)
    let traits = Traits(profile, in: condition)
    let motor = max(1, generator.normal(traits.motor, 0.25))
    let start = Start(pool, traits, condition, using: &generator)
    let memory: any Memory =
      switch theory {
      case .encounters: EncounterMemory(start, using: &generator)
      case .stability: StabilityMemory(start, using: &generator)
      }
    let skills = StrategySkills(pool, traits, using: &generator)
    return SimulatedLearner(
      pool: pool, hardness: start.hardness, traits: traits, condition: condition, motor: motor,
      memory: memory, skills: skills, generator: generator)
  }
}

/// What a child brings along.
struct Start {
  let traits: Traits
  /// How hard each fact is for the child.
  let hardness: [Double]
  /// Whether the fact was never met.
  let isUnknown: [Bool]

  init(
    _ pool: FactPool, _ traits: Traits, _ condition: Condition,
    using generator: inout SeededGenerator
  ) {
    self.traits = traits
    var hardness = pool.hardness
    for fact in hardness.indices where condition.ownHardness > 0 {
      let own = generator.uniform(-condition.ownHardness, condition.ownHardness)
      hardness[fact] = max(0, min(1, hardness[fact] + own))
    }
    self.hardness = hardness
    isUnknown = pool.facts.map { condition.weakTable.map($0.isIn) ?? false }
  }
}

extension Question {
  /// Whether it belongs to a table.
  fileprivate func isIn(_ table: Int) -> Bool {
    switch operation {
    case .add, .subtract: false
    case .multiply: left == table || right == table
    case .divide: right == table || answer == table
    }
  }
}
