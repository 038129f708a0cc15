import Basics

/// What all facts say about the numbers of a `GrowthEstimate`.
struct GrowthSums {
  /// The slope and the curvature of a likelihood over a number.
  struct Slope {
    private static let longestStep = 1.0

    fileprivate var gradient = 0.0
    fileprivate var curvature = 0.0

    /// Newton's step, with a usual value that draws.
    func step(towards usual: Double, from value: Double, variance: Double) -> Double {
      let step = (gradient + (usual - value) / variance) / (curvature + 1 / variance)
      return step.clamped(to: -Self.longestStep...Self.longestStep)
    }
  }

  private(set) var logLikelihood = 0.0
  /// The expected places of the facts, and their squares.
  private(set) var place = 0.0
  private(set) var squarePlace = 0.0
  private(set) var slope = Slope()
  private(set) var gain = Slope()
  /// How many facts were asked both before and now, and their expected chances.
  private(set) var asked = 0.0
  private(set) var before = 0.0
  private(set) var now = 0.0

  /// Takes in a fact with its places.
  mutating func take(_ points: [GrowthPoint], of pair: FactPair) {
    let total = points.reduce(0) { $0 + $1.weight }
    logLikelihood += logarithm(total)
    for point in points { take(point, of: pair, share: point.weight / total) }
    if pair.now.answers > 0 { asked += 1 }
  }

  private mutating func take(_ point: GrowthPoint, of pair: FactPair, share: Double) {
    let excess = pair.now.excess(over: point.now)
    let variance = pair.now.variance(with: point.now)
    let hardness = pair.excessHardness
    place += share * point.place
    squarePlace += share * point.place * point.place
    gain.gradient += share * excess
    gain.curvature += share * variance
    slope.gradient -= share * hardness * (pair.before.excess(over: point.before) + excess)
    slope.curvature +=
      share * hardness * hardness * (pair.before.variance(with: point.before) + variance)
    guard pair.now.answers > 0 else { return }
    before += share * point.before
    now += share * point.now
  }
}
