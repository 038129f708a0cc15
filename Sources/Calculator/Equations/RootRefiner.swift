/// Narrows the interval around a root that is the only one in it.
struct RootRefiner {
  private let range: FormulaRange
  private let numerator: Int
  private let slope: Int?

  init(_ range: FormulaRange, numerator: Int, slope: Int?) {
    self.range = range
    self.numerator = numerator
    self.slope = slope
  }

  /// The root's interval, as narrow as the precision allows.
  func refined(_ root: Interval) -> Interval {
    var root = root.at(precision: range.precision)
    for _ in 0..<200 {
      let size = root.hasZero ? root.exponent : root.exponents.lowerBound
      guard root.widthExponent > size - range.precision + 16 else { break }
      guard let next = step(root), next.isNarrower(than: root, by: 0.9) else { break }
      root = next
    }
    return root
  }

  private func step(_ root: Interval) -> Interval? {
    let values = range.enclosures(over: root)
    let middle = root.point(at: 0.5)
    guard let center = range.enclosures(over: middle)[numerator] else { return nil }
    if let slope = slope.flatMap({ values[$0]?.range }), !slope.hasZero,
      let next = (middle - center.range / slope).meet(root), next.isNarrower(than: root, by: 0.9)
    {
      return next
    }
    return half(of: root, at: middle, center.range.sign)
  }

  /// The half in which the sign changes.
  private func half(of root: Interval, at middle: Interval, _ sign: Int) -> Interval? {
    guard let low = range.enclosures(over: root.low)[numerator]?.range.sign, low != 0, sign != 0
    else { return nil }
    return low == sign ? .hull(middle, root.high) : .hull(root.low, middle)
  }
}
