import Basics
import Foundation
import Quiz

/// A memory of every encounter, each of which fades by its own power of time.
///
/// Activation is that of ACT-R with the decay of P. Pavlik and J. Anderson (2005) and the
/// constants of SlimStampen; time between sessions counts less.
struct EncounterMemory: Memory {
  private static let threshold = -0.8
  private static let noise = 0.255
  private static let decayScale = 0.25
  private static let betweenSessions = 0.025
  private static let day = 86_400.0

  private struct Encounter {
    let time: Double
    let decay: Double
  }

  private var encounters: [[Encounter]]
  private let forgetting: [Double]

  init(_ start: Start, using generator: inout SeededGenerator) {
    let base = max(0.15, generator.normal(start.traits.forgetting, 0.03))
    forgetting = start.hardness.map { hardness in
      min(0.7, max(0.1, base + 0.1 * (hardness - 0.4) + generator.normal(0, 0.02)))
    }
    encounters = Array(repeating: [], count: start.hardness.count)
    for fact in encounters.indices where !start.isUnknown[fact] {
      let count = generator.poisson(start.traits.encounters * (1.25 - start.hardness[fact]))
      let days = (0..<count).map { _ in -generator.uniform(1, 60) }
      for day in days.sorted() { meet(fact, at: day * Self.day * Self.betweenSessions) }
    }
  }

  private func activation(_ fact: Int, at time: Double) -> Double {
    let sum = encounters[fact].reduce(0) { $0 + pow(max(time - $1.time, 1), -$1.decay) }
    return sum > 0 ? log(sum) : -9
  }

  private mutating func meet(_ fact: Int, at time: Double) {
    let decay = Self.decayScale * exp(activation(fact, at: time)) + forgetting[fact]
    encounters[fact].append(Encounter(time: time, decay: decay))
  }

  mutating func retrieve(
    _ fact: Int, at time: Double, using generator: inout SeededGenerator
  ) -> (isRetrieved: Bool, seconds: Double) {
    let chance = generator.uniform()
    let noisy = activation(fact, at: time) + Self.noise * log(chance / (1 - chance))
    return (noisy > Self.threshold, exp(-max(noisy, Self.threshold)))
  }

  mutating func study(_ fact: Int, at time: Double, wasRight: Bool) {
    meet(fact, at: time)
  }

  func recall(_ fact: Int, at time: Double) -> (chance: Double, seconds: Double) {
    let activation = activation(fact, at: time)
    return (1 / (1 + exp((Self.threshold - activation) / Self.noise)), exp(-activation))
  }

  func time(day: Int, seconds: Double) -> Double {
    Double(day) * Self.day * Self.betweenSessions + seconds
  }
}
