import Basics
import Foundation
import Quiz

extension SeededGenerator {
  /// An even number from 0 to 1.
  mutating func uniform() -> Double {
    Double.random(in: 0..<1, using: &self)
  }

  mutating func uniform(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * uniform()
  }

  /// A normal number by the method of Box and Muller.
  mutating func normal(_ mean: Double, _ deviation: Double) -> Double {
    let radius = (-2 * log(1 - uniform())).squareRoot()
    return mean + deviation * radius * cos(2 * .pi * uniform())
  }

  /// A Poisson number by the method of Knuth, "The Art of Computer Programming", 3.4.1.
  mutating func poisson(_ mean: Double) -> Int {
    let limit = exp(-mean)
    var product = uniform()
    var count = 0
    while product > limit {
      product *= uniform()
      count += 1
    }
    return count
  }

  /// An index drawn with weights.
  mutating func index(weights: [Double]) -> Int {
    var point = uniform() * weights.reduce(0, +)
    for (index, weight) in weights.enumerated() {
      if point < weight { return index }
      point -= weight
    }
    return weights.count - 1
  }

  mutating func below(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &self)
  }

  /// A factor around 1.
  mutating func logNormal(_ deviation: Double) -> Double {
    exp(normal(0, deviation))
  }
}
