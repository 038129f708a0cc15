import Basics

/// What became of the same facts in four weeks: each counts alike, and others do not count, so that
/// harder ones that come in hide nothing.
///
/// Only what is clear is said: a child who learns nothing shows a change in one of fifty reports or
/// fewer, whichever facts came again.
package struct FactGrowthReport: Equatable, Sendable {
  /// With fewer facts nothing is said.
  private static let leastFacts = 5
  /// A change is clear from so many standard errors.
  static let leastErrors = 2.2

  /// A figure in the first half of the days with practice, and in the second.
  package struct Change<Value: Equatable & Sendable>: Equatable, Sendable {
    package let before: Value
    package let now: Value
  }

  /// How many facts were asked both in the first half of the days with practice and in the second.
  package let facts: Int
  /// The share right at the first try, 0...1,000; nil without a clear change.
  package let permilleRight: Change<Int>?
  /// The mean time of the right answers; nil without a clear change, or with too few.
  package let time: Change<Duration>?

  /// The change of the facts that were asked before, of which some may have been asked no more; nil
  /// with too few.
  init?(_ pairs: [FactPair]) {
    facts = pairs.count { $0.now.answers > 0 }
    guard facts >= Self.leastFacts else { return nil }
    permilleRight = Self.right(pairs)
    time = Self.time(pairs)
  }

  /// The change of the share right, if the answers are clearly likelier with one.
  private static func right(_ pairs: [FactPair]) -> Change<Int>? {
    let estimate = GrowthEstimate(pairs, hasGain: true)
    let without = GrowthEstimate(pairs, hasGain: false)
    let surplus = 2 * (estimate.logLikelihood - without.logLikelihood)
    return surplus > leastErrors * leastErrors ? estimate.change : nil
  }

  /// The change of the mean time of the facts that have one both times.
  private static func time(_ pairs: [FactPair]) -> Change<Duration>? {
    let times = pairs.compactMap { pair in
      pair.before.time.flatMap { before in
        pair.now.time.map { Change(before: before, now: $0) }
      }
    }
    guard times.count >= leastFacts, isClear(times.map { ($0.now - $0.before).seconds }) else {
      return nil
    }
    return Change(
      before: times.map(\.before).reduce(.zero, +) / times.count,
      now: times.map(\.now).reduce(.zero, +) / times.count)
  }

  /// Whether the mean of some differences is not 0; few of them must say it more clearly.
  private static func isClear(_ differences: [Double]) -> Bool {
    let freedom = Double(differences.count - 1)
    let mean = differences.reduce(0, +) / (freedom + 1)
    let squares = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let errors = leastErrors * (1 + 2 / freedom)
    return mean * mean * freedom * (freedom + 1) > errors * errors * squares
  }
}
