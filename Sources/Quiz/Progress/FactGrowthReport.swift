/// What became of the same facts in four weeks: each counts alike, and others do not count, so that
/// harder ones that come in hide nothing.
package struct FactGrowthReport: Equatable, Sendable {
  /// With fewer facts nothing is said.
  private static let leastFacts = 5

  /// How facts went: the share right at the first try, 0...1,000, and the mean time of the right
  /// answers; nil where too few facts have one.
  package struct Figures: Equatable, Sendable {
    package let permilleRight: Int
    package let time: Duration?
  }

  /// One fact, before and now.
  struct Pair {
    let before: Figures
    let now: Figures

    /// Nil where the fact was not asked both times.
    init?(before: Figures?, now: Figures?) {
      guard let before, let now else { return nil }
      self.before = before
      self.now = now
    }
  }

  /// How many facts were asked both in the first half of the days with practice and in the second.
  package let facts: Int
  package let before: Figures
  package let now: Figures

  /// The mean of the facts; nil with too few.
  init?(_ pairs: [Pair]) {
    guard pairs.count >= Self.leastFacts else { return nil }
    facts = pairs.count
    // Times are compared only of facts that have one both times.
    let timed = pairs.filter { $0.before.time != nil && $0.now.time != nil }
    before = Self.mean(of: pairs.map(\.before), timed.map(\.before))
    now = Self.mean(of: pairs.map(\.now), timed.map(\.now))
  }

  private static func mean(of figures: [Figures], _ timed: [Figures]) -> Figures {
    let times = timed.compactMap(\.time)
    return Figures(
      permilleRight: (figures.reduce(0) { $0 + $1.permilleRight } + figures.count / 2)
        / figures.count,
      time: times.count < leastFacts ? nil : times.reduce(.zero, +) / times.count)
  }
}
