/// Proves that a step of a formula has one sign between two numbers, which are left out.
struct SignProver {
  /// As many steps are looked at.
  private static let mostAttempts = 30

  private var formula: Formula
  private let low, high: Rational
  private var attempts = 0

  init(_ formula: Formula, from low: Rational, to high: Rational) {
    self.formula = formula
    self.low = low
    self.high = high
  }

  /// The sign, wherever the step is defined; nil if it is zero somewhere, or not decided.
  mutating func sign(of step: Int) -> Int? { sign(of: step, slopes: 4) }

  /// The slopes of slopes are looked at so many times.
  private mutating func sign(of step: Int, slopes: Int) -> Int? {
    attempts += 1
    guard attempts <= Self.mostAttempts else { return nil }
    return enclosedSign(of: step) ?? signOfParts(of: step, slopes: slopes)
      ?? signBySlope(of: step, slopes: slopes)
  }

  private mutating func enclosedSign(of step: Int) -> Int? {
    guard formula.slope(of: step) != nil else { return nil }
    let box = Interval(low, high, precision: 160)
    for (point, isRight) in [(low, false), (high, true)] {
      let value = formula.openValue(of: step, over: box, without: point, isRight: isRight)
      guard let value else { continue }
      if value.isPositive { return 1 }
      if value.isNegative { return -1 }
    }
    return nil
  }

  private mutating func signOfParts(of step: Int, slopes: Int) -> Int? {
    let fraction = formula.fraction(of: step)
    if let below = fraction.denominator {
      return sign(of: fraction.numerator, below, slopes)
    }
    guard case .product(let a, let b) = formula.steps[step] else { return nil }
    return sign(of: a, b, slopes)
  }

  private mutating func sign(of a: Int, _ b: Int, _ slopes: Int) -> Int? {
    guard let first = sign(of: a, slopes: slopes) else { return nil }
    return sign(of: b, slopes: slopes).map { first * $0 }
  }

  /// A step that is zero at one end and has a slope of one sign.
  private mutating func signBySlope(of step: Int, slopes: Int) -> Int? {
    let parts = formula.parts(of: [step])
    let box = Interval(low, high, precision: 160)
    guard slopes > 0, formula.jumping(among: parts).isEmpty,
      FormulaRange(formula, [step], precision: 160).enclosures(over: box)[step]?.certainty
        == .continuous
    else { return nil }
    for (point, side) in [(low, 1), (high, -1)] {
      guard formula.fractions(of: parts, at: point)[step]?.isZero ?? false,
        let slope = formula.slope(of: step)
      else { continue }
      return sign(of: slope, slopes: slopes - 1).map { $0 * side }
    }
    return nil
  }
}

extension Formula {
  /// What a step whose slope is known lies between, over an interval without one of its ends.
  fileprivate func openValue(
    of step: Int, over box: Interval, without point: Rational, isRight: Bool
  ) -> Enclosure? {
    let parts = parts(of: [step])
    let range = FormulaRange(self, [step] + parts.compactMap { slopes[$0] }, precision: 160)
    let jumping = jumping(among: parts)
    var values = range.enclosures(over: box)
    let exact = fractions(of: parts, at: point).filter { !jumping.contains($0.key) }
    for _ in 0..<2 {
      let known = parts.compactMap { part in
        slopes[part].flatMap { values[$0] }.map { (part, $0.range) }
      }
      let side = OpenSide(
        isRight: isRight, values: exact, slopes: Dictionary(known) { first, _ in first })
      values = range.enclosures(over: box, side: side)
    }
    return values[step]
  }
}
