import Basics
import Foundation
import Quiz

/// The ratings of Math Garden: ability and difficulty move with the signed time that is left, and
/// the next fact has a chance of success near the target.
///
/// Difficulties start at the hardness, because one child alone has no crowd to find them.
struct RatingRival: Rival {
  private static let limit = 20.0
  private static let speed = 0.1

  let pool: FactPool
  let target: Double
  var generator: SeededGenerator
  private var ability = 0.0
  private var difficulties: [Double]
  private var recent: [Int] = []

  init(pool: FactPool, target: Double, generator: SeededGenerator) {
    self.pool = pool
    self.target = target
    self.generator = generator
    difficulties = pool.hardness.map { 3 * ($0 - 0.5) }
  }

  mutating func begin(day: Int, seconds: Double) { recent = [] }

  mutating func next(at seconds: Double) -> Int {
    var chance = 0.0
    repeat { chance = generator.normal(target, 0.1) } while chance <= 0.5 || chance >= 1
    let wished = ability + log((1 - chance) / chance)
    let distances = (0..<pool.count).map { fact in
      recent.contains(fact)
        ? .infinity : abs(difficulties[fact] - wished) + 1e-6 * generator.uniform()
    }
    let fact = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    recent = Array((recent + [fact]).suffix(20))
    return fact
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    let score = (isRight ? 1 : -1) * (1 - min(seconds, Self.limit) / Self.limit)
    let gap = ability - difficulties[fact]
    let lead = abs(gap) < 1e-3 ? 1e-3 : gap
    let power = exp(2 * lead)
    let expected = (power + 1) / (power - 1) - 1 / lead
    ability += Self.speed * (score - expected)
    difficulties[fact] += Self.speed * (expected - score)
  }
}
