/// Finds where a curve jumps: only where the inside of a whole part or of a sign passes a number.
struct JumpFinder {
  /// As many steps are worth being told from each other.
  private static let mostLevels = 50

  private(set) var jumps: [CurveFacts.Jump] = []
  /// Whether these are all jumps.
  private(set) var isComplete = true
  private let section: CurveSection
  private var curve: Curve { section.curve }
  private let ranges: CurveRanges

  init(_ section: CurveSection) {
    self.section = section
    ranges = CurveRanges(section.curve, precision: 160)
    for index in curve.formula.parts(of: [curve.root]) {
      switch curve.formula.steps[index] {
      case .function(.floor, let inner): findPassages(of: inner, through: levels(of: inner))
      case .function(.sign, let inner): findPassages(of: inner, through: 0...0)
      case .unknown, .number, .pi, .sum, .difference, .product, .quotient, .power, .function:
        break
      }
    }
    jumps.sort { $0.x.low < $1.x.low }
  }

  /// The whole numbers through which a step may pass; nil if they are too many.
  private func levels(of step: Int) -> ClosedRange<Int>? {
    let box = Interval(section.low, section.high, precision: 160)
    let formula = curve.formula
    let value = FormulaRange(formula, [step], precision: 160).enclosures(over: box)[step]
    guard let range = value?.range, range.isBounded else { return nil }
    let ends = range.ends
    guard let first = ends.low.floor.whole, let last = ends.high.floor.whole,
      last - first <= Self.mostLevels
    else { return nil }
    return first...last
  }

  private mutating func findPassages(of step: Int, through levels: ClosedRange<Int>?) {
    guard !curve.formula.isConstant[step] else { return }
    guard let levels else {
      isComplete = false
      return
    }
    for level in levels {
      var formula = curve.formula
      let distance = formula.difference(step, formula.number(Rational(level)))
      let set = section.solutions(of: distance, in: formula)
      if !set.isPointsAlone { isComplete = false }
      for point in set.points where !point.isAmong(jumps.map(\.x)) { judge(point) }
    }
  }

  /// Keeps a point where the heights beside it, or at it, are proven to differ.
  private mutating func judge(_ point: Solution) {
    guard point.high > section.low, point.low < section.high || point.number != nil else { return }
    let margin = (section.high - section.low) / Rational(1 << 30)
    let isExact = point.low == point.high
    let left = heights(point.low - margin, point.low, isOpen: isExact)
    let right = heights(point.high, point.high + margin, isOpen: isExact)
    let here = isExact ? ranges.value(at: point.low) : nil
    let ways = [(left, here), (here, right), (left, right)].map(CurveFacts.Jump.way)
    guard let way = ways.compactMap(\.self).first else {
      isComplete = false
      return
    }
    let isOneWay = ways.allSatisfy { $0 == nil || $0 == way }
    jumps.append(CurveFacts.Jump(x: point, isUp: isOneWay ? way == .up : nil))
  }

  private func heights(_ low: Rational, _ high: Rational, isOpen: Bool) -> Enclosure? {
    isOpen
      ? ranges.openValue(from: low, to: high)
      : ranges.value(over: Interval(low, high, precision: 160))
  }
}

extension CurveFacts {
  /// Where a curve jumps from one height to another.
  package struct Jump: Sendable {
    package let x: Solution
    /// Whether it jumps up from left to right; nil where it does both, as to a single point.
    package let isUp: Bool?

    fileprivate enum Way {
      case up, down
    }

    /// How two heights are proven to differ; nil if they may be the same.
    fileprivate static func way(_ left: Enclosure?, _ right: Enclosure?) -> Way? {
      guard let left = left?.range, let right = right?.range else { return nil }
      if left.isBelow(right) { return .up }
      return right.isBelow(left) ? .down : nil
    }
  }
}
