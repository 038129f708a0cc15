import Basics
import Foundation
import Quiz

/// How well a child works out sums and differences of two digits: a skill for each strategy that
/// grows with practice, ever less, and a little with that of its sisters.
struct StrategySkills: Sendable {
  private static let sisterShare = 0.15

  private let pool: FactPool
  private let growth: Double
  private var logits: [Double]
  private var counts: [Int]

  init(_ pool: FactPool, _ traits: Traits, using generator: inout SeededGenerator) {
    self.pool = pool
    growth = traits.growth
    counts = Array(repeating: 0, count: pool.count)
    logits = pool.hardness.map { traits.skill - 3.5 * ($0 - 0.45) }
    for item in logits.indices where pool.isStrategy[item] {
      logits[item] += generator.normal(0, 0.5)
    }
  }

  func chance(_ item: Int) -> Double { 0.99 / (1 + exp(-logits[item])) }

  mutating func practise(_ item: Int) {
    let gain = growth / (1 + Double(counts[item]) / 8)
    counts[item] += 1
    logits[item] += gain
    let operation = pool.facts[item].operation
    for sister in logits.indices where sister != item && pool.isStrategy[sister] {
      if pool.facts[sister].operation == operation { logits[sister] += Self.sisterShare * gain }
    }
  }
}
