/// How much likelier the same facts are right than before, whatever made them come again.
///
/// What is missed comes again sooner than what is not, or rests: so the shares of right answers before
/// and now differ where nothing was learnt. Here each fact has an ease of its own, drawn from a normal
/// distribution around one by its hardness, and all gain alike on the logistic scale: a Rasch model
/// with random effects. As what is asked depends on earlier answers alone, the likelihood needs not
/// know the choice (ignorable missing data; Rubin, "Inference and missing data", 1976). It is maximized
/// in rounds of expectation and maximization.
struct GrowthEstimate {
  private static let rounds = 25
  /// The places of a standard normal distribution at which the ease of a fact is looked at.
  private static let places = (-4...4).map { 0.75 * Double($0) }
  private static let densities = places.map { exponential(-$0 * $0 / 2) }
  private static let leastSpread = 0.1
  /// The slope over hardness of the model; few facts say little about another, or about a large gain.
  private static let usualSlope = 3.5
  private static let priorVariance = 4.0

  private let pairs: [FactPair]
  private let hasGain: Bool
  private var mean = 1.0
  private var spread = 1.0
  /// How much less likely a right answer is with the hardness.
  private(set) var slope = usualSlope
  private var gain = 0.0
  private var sums = GrowthSums()

  /// - Parameters:
  ///   - pairs: How each fact went that was asked before.
  ///   - hasGain: Whether it looks for one, or says what comes of none.
  init(_ pairs: [FactPair], hasGain: Bool) {
    self.pairs = pairs
    self.hasGain = hasGain
    gather()
    for _ in 0..<Self.rounds {
      improve()
      gather()
    }
  }

  /// The logarithm of how likely the answers are.
  var logLikelihood: Double { sums.logLikelihood - gain * gain / (2 * Self.priorVariance) }

  /// The mean chances of those facts that were asked before and now.
  var change: FactGrowthReport.Change<Int> {
    FactGrowthReport.Change(
      before: Int((1_000 * sums.before / sums.asked).rounded()),
      now: Int((1_000 * sums.now / sums.asked).rounded()))
  }

  private mutating func gather() {
    // One exponential for each place and each fact, and none for each pair of them.
    let factors = Self.places.map { exponential(-spread * $0) }
    let gainFactor = exponential(-gain)
    sums = GrowthSums()
    for pair in pairs {
      let oddsAgainst = exponential(slope * pair.excessHardness - mean)
      let points = factors.indices.map { index in
        GrowthPoint(
          pair, weight: Self.densities[index], place: Self.places[index],
          oddsAgainst: oddsAgainst * factors[index], gainFactor: gainFactor)
      }
      sums.take(points, of: pair)
    }
  }

  private mutating func improve() {
    let count = Double(pairs.count)
    let place = sums.place / count
    let variance = sums.squarePlace / count - place * place
    mean += spread * place
    slope += sums.slope.step(towards: Self.usualSlope, from: slope, variance: Self.priorVariance)
    if hasGain {
      gain += sums.gain.step(towards: 0, from: gain, variance: Self.priorVariance)
    }
    spread = max(Self.leastSpread, spread * variance.squareRoot())
  }
}
