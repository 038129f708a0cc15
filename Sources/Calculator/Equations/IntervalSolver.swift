/// Solves an equation by intervals, and asks the exact arithmetic where these cannot decide.
struct IntervalSolver {
  /// As many intervals are looked at.
  private static let budget = 20_000
  /// Clusters wider than this are no points.
  private static let widestCluster = -8
  private static let mostClusters = 60

  private var formula: Formula
  private let root: Int
  private let fraction: FormulaFraction
  private let slope: Int?
  private let ends: SearchedInterval
  private let digits: Int
  private let shouldStop: @Sendable () -> Bool
  private let range: FormulaRange

  init(
    _ given: Formula, root: Int, in ends: SearchedInterval, digits: Int,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    var formula = given
    let fraction = formula.fraction(of: root)
    let slope = formula.slope(of: fraction.numerator)
    self.formula = formula
    self.root = root
    self.fraction = fraction
    self.slope = slope
    self.ends = ends
    self.digits = digits
    self.shouldStop = shouldStop
    range = Self.range(formula, fraction, slope, precision: RootSearch.precision)
  }

  private static func range(
    _ formula: Formula, _ fraction: FormulaFraction, _ slope: Int?, precision: Int
  ) -> FormulaRange {
    let wanted = [fraction.numerator] + (slope.map { [$0] } ?? []) + fraction.divisors
    return FormulaRange(formula, wanted, precision: precision)
  }

  func solutions() -> SolutionSet {
    var search = RootSearch(
      range, numerator: fraction.numerator, slope: slope, budget: Self.budget,
      shouldStop: shouldStop)
    let low = ends.from.interval(precision: RootSearch.precision)
    let high = ends.to.interval(precision: RootSearch.precision)
    let margin = Interval(Rational(1, 1 << 30), precision: RootSearch.precision)
    search.search(.hull(low.low - margin, high.high + margin))
    var set = SolutionSet()
    settleClusters(of: &search, &set)
    let placer = RootPlacer(
      formula: formula, root: root, fraction: fraction, slope: slope, ends: ends, digits: digits,
      shouldStop: shouldStop)
    for found in search.roots.sorted(by: { $0.range.startsBefore($1.range) }) {
      placer.place(found, in: &set)
    }
    for rest in search.undecided where !rest.isBelow(low) && !high.isBelow(rest) {
      set.undecided.append(Region(rest.meet(.hull(low, high)) ?? rest))
    }
    set.undecided.sort { $0.low < $1.low }
    set.searched = ends
    return set
  }

  /// Settles what is left around single points, as far as that can be done.
  private func settleClusters(of search: inout RootSearch, _ set: inout SolutionSet) {
    guard !search.undecided.isEmpty else { return }
    let settler = ClusterSettler(
      formula, root: root, numerator: fraction.numerator, shouldStop: shouldStop)
    var settled: [Interval] = []
    for pass in 0..<2 {
      let clusters = Self.clusters(search.undecided)
      search.undecided = []
      for cluster in clusters {
        let isPoint = cluster.widthExponent <= Self.widestCluster
        guard isPoint, clusters.count <= Self.mostClusters else {
          search.undecided.append(cluster)
          continue
        }
        if let (finding, around) = settler.settle(cluster) {
          take(finding, around, &search, &set)
          settled.append(around)
        } else if pass == 0, cluster.hasZero {
          searchAroundZero(cluster, &search)
        } else {
          search.undecided.append(cluster)
        }
      }
      search.undecided.removeAll { box in settled.contains { box.isInside($0) } }
    }
  }

  private func take(
    _ finding: ClusterSettler.Finding, _ around: Interval, _ search: inout RootSearch,
    _ set: inout SolutionSet
  ) {
    switch finding {
    case .root(let form, let number, let multiplicity):
      search.removeRoots(in: around)
      search.add(
        IsolatedRoot(
          box: around, range: number.interval(precision: RootSearch.precision),
          multiplicity: multiplicity, form: form, number: number))
    case .hole(let form, let number):
      let point = Solution(form, number, multiplicity: nil)
      if set.excluded.allSatisfy({ $0.point.form != form }) {
        set.excluded.append(ExcludedPoint(point: point))
      }
    case .nothing: break
    }
  }

  /// Looks closer at zero; what is still open there stays one cluster.
  private func searchAroundZero(_ cluster: Interval, _ search: inout RootSearch) {
    var closer = RootSearch(
      range, numerator: fraction.numerator, slope: slope, budget: 1_500, shouldStop: shouldStop)
    closer.searchAroundZero(cluster)
    guard closer.undecided.count <= 20 else {
      search.undecided.append(cluster)
      return
    }
    for root in closer.roots { search.add(root) }
    search.undecided += closer.undecided
  }

  /// Intervals that touch, or nearly do, as one.
  private static func clusters(_ intervals: [Interval]) -> [Interval] {
    var clusters: [Interval] = []
    for interval in intervals.sorted(by: { $0.startsBefore($1) }) {
      let gap = clusters.last.map { interval.low - $0.high }
      let size = interval.exponent < -40 ? interval.exponent : max(interval.exponent, 0)
      if let last = clusters.last, let gap, gap.sign <= 0 || gap.exponent < size - 41 {
        clusters[clusters.count - 1] = .hull(last, interval)
      } else {
        clusters.append(interval)
      }
    }
    return clusters
  }
}

extension Region {
  init(_ interval: Interval) {
    (low, high) = interval.isBounded ? interval.ends : (.zero, .zero)
  }
}

extension Solution {
  /// A number whose form is known.
  init(_ form: ExactForm, _ number: Number, multiplicity: Int?) {
    let ends = number.interval(precision: 256).ends
    self.init(
      form: form, number: number, low: ends.low, high: ends.high, digits: 50,
      multiplicity: multiplicity)
  }
}
