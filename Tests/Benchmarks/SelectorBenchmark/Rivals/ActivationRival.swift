import Foundation
import Quiz

/// SlimStampen, simplified: the fact that is nearest to being forgotten in 15 seconds, else a new
/// one.
struct ActivationRival: Rival {
  private static let threshold = -0.8
  private static let scale = 86_400 * 0.025

  private struct Encounter {
    let time: Double
    let decay: Double
  }

  private var encounters: [[Encounter]]
  private var forgetting: [Double]
  private let order: [Int]
  private var offset = 0.0
  private var last: Int?
  private var rightTimes: [Double] = []

  init(pool: FactPool) {
    encounters = Array(repeating: [], count: pool.count)
    forgetting = Array(repeating: 0.3, count: pool.count)
    order = (0..<pool.count).sorted { (pool.hardness[$0], $0) < (pool.hardness[$1], $1) }
  }

  mutating func begin(day: Int, seconds: Double) {
    last = nil
    offset = Double(day) * Self.scale
  }

  private func activation(_ fact: Int, at time: Double) -> Double {
    let sum = encounters[fact].reduce(0) {
      $0 + pow(max(time - $1.time, 1), -($1.decay + forgetting[fact]))
    }
    return sum > 0 ? log(sum) : -99
  }

  mutating func next(at seconds: Double) -> Int {
    let time = offset + seconds + 15
    let met = encounters.indices.filter { !encounters[$0].isEmpty && $0 != last }
    let activations = met.map { activation($0, at: time) }
    let weakest = met.indices.min { activations[$0] < activations[$1] }
    let new = order.first { encounters[$0].isEmpty }
    let isForgetting = weakest.map { activations[$0] < Self.threshold } ?? false
    let fact = isForgetting ? weakest.map { met[$0] } : new ?? weakest.map { met[$0] }
    last = fact
    return fact ?? 0
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    let time = offset + time
    let activation = activation(fact, at: time)
    if encounters[fact].count >= 2 { adapt(fact, activation, isRight, seconds) }
    encounters[fact].append(Encounter(time: time, decay: 0.25 * exp(min(activation, 2))))
    if isRight { rightTimes = Array((rightTimes + [seconds]).suffix(40)) }
  }

  /// Slower than foreseen means that the child forgets this fact faster.
  private mutating func adapt(
    _ fact: Int, _ activation: Double, _ isRight: Bool, _ seconds: Double
  ) {
    let base = rightTimes.count > 5 ? median(rightTimes) - 1 : 2
    let foreseen = exp(-max(activation, Self.threshold)) + base
    let slowest = 1.5 * (exp(-Self.threshold) + base)
    let observed = isRight ? min(seconds, slowest) : slowest
    let change = observed > foreseen ? 0.02 : -0.02
    forgetting[fact] = min(0.6, max(0.1, forgetting[fact] + change))
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
