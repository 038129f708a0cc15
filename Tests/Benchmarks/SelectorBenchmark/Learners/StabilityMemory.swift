import Basics
import Foundation
import Quiz

/// A memory of one stability for each fact, which grows most when the fact was nearly forgotten.
///
/// It is FSRS-6 with slower growth, and a boost within a session that halves every 90 seconds, so
/// that quick repeats are easy and teach little.
struct StabilityMemory: Memory {
  private static let day = 86_400.0

  private let hardness: [Double]
  private let sensitivity: Double
  private var strengths: [MemoryStrength?]
  private var lastTimes: [Double]

  init(_ start: Start, using generator: inout SeededGenerator) {
    hardness = start.hardness
    sensitivity = max(0.1, generator.normal(start.traits.sensitivity, 0.05))
    strengths = []
    lastTimes = []
    for (hardness, isUnknown) in zip(start.hardness, start.isUnknown) {
      let isKnown = generator.uniform() < start.traits.known * (1.35 - hardness) && !isUnknown
      let spread = generator.logNormal(0.8)
      let stability = start.traits.stability * pow(1.4 - hardness, 2) * spread
      let difficulty = min(10, max(1, 3.5 + 5 * hardness + generator.normal(0, 0.7)))
      lastTimes.append(-generator.uniform(0.5, 5) * Self.day)
      strengths.append(
        isKnown ? MemoryStrength(stability: stability, difficulty: difficulty) : nil)
    }
  }

  private func chance(_ fact: Int, at time: Double) -> Double {
    guard let strength = strengths[fact] else { return 0 }
    let seconds = time - lastTimes[fact]
    let lasting = strength.retrievability(after: seconds / Self.day)
    return lasting < 0.97 ? lasting + (0.97 - lasting) * pow(0.5, seconds / 90) : lasting
  }

  mutating func retrieve(
    _ fact: Int, at time: Double, using generator: inout SeededGenerator
  ) -> (isRetrieved: Bool, seconds: Double) {
    let chance = chance(fact, at: time)
    let isRetrieved = generator.uniform() < chance
    let latency = latency(strengths[fact]?.stability ?? 0.01, chance)
    return (isRetrieved, latency * generator.logNormal(0.2))
  }

  mutating func study(_ fact: Int, at time: Double, wasRight: Bool) {
    let rating: MemoryStrength.Rating = wasRight ? .fluent : .missed
    let days = (time - lastTimes[fact]) / Self.day
    lastTimes[fact] = time
    guard let before = strengths[fact] else {
      let first = MemoryStrength(rating)
      let stability = min(0.08, first.stability * sensitivity * 0.1) * (1.3 - hardness[fact])
      strengths[fact] = MemoryStrength(stability: stability, difficulty: first.difficulty)
      return
    }
    var after = before
    after.review(rating, after: days)
    let growth = max(0, after.stability - before.stability)
    strengths[fact] = MemoryStrength(
      stability: after.stability - growth * (1 - sensitivity), difficulty: after.difficulty)
  }

  func recall(_ fact: Int, at time: Double) -> (chance: Double, seconds: Double) {
    guard let strength = strengths[fact] else { return (0, latency(0.01, 0)) }
    let chance = strength.retrievability(after: (time - lastTimes[fact]) / Self.day)
    return (chance, latency(strength.stability, chance))
  }

  private func latency(_ stability: Double, _ chance: Double) -> Double {
    0.6 + 1.8 / (1 + stability).squareRoot() + 1.2 * (1 - chance)
  }

  func time(day: Int, seconds: Double) -> Double {
    Double(day) * Self.day + seconds
  }
}
