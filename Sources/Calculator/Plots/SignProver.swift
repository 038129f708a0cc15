/// Proves that a step of a formula has one sign between two numbers, which are left out.
struct SignProver {
  /// As many steps are looked at.
  private static let mostAttempts = 60

  private var formula: Formula
  private let low, high: Rational
  private var attempts = 0

  init(_ formula: Formula, from low: Rational, to high: Rational) {
    self.formula = formula
    self.low = low
    self.high = high
  }

  /// The sign, wherever the step is defined; nil if it is zero somewhere, or not decided.
  mutating func sign(of step: Int) -> Int? { sign(of: step, slopes: 6) }

  /// The slopes of slopes are looked at so many times.
  private mutating func sign(of step: Int, slopes: Int) -> Int? {
    attempts += 1
    guard attempts <= Self.mostAttempts else { return nil }
    return enclosedSign(of: step) ?? signInRoot(of: step) ?? signOfParts(of: step, slopes: slopes)
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

  /// The sign of a fraction of polynomials in a root of the unknown, on one side of zero.
  private func signInRoot(of step: Int) -> Int? {
    guard let (value, degree) = formula.fractionInRoot(step) else { return nil }
    if low.sign >= 0 { return value.sign(from: low, to: high, ofPower: degree) }
    // Below zero a root of an odd degree is that of the magnitude with a minus.
    guard high.sign <= 0, degree % 2 == 1 else { return nil }
    return value.mirrored?.sign(from: -high, to: -low, ofPower: degree)
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

extension RationalFunction {
  /// The function of the unknown with a minus.
  fileprivate var mirrored: RationalFunction? { RationalFunction(above.mirrored, below.mirrored) }

  /// The sign wherever a power of the unknown lies between two numbers; nil if it changes there.
  fileprivate func sign(from low: Rational, to high: Rational, ofPower degree: Int) -> Int? {
    guard let first = above.sign(from: low, to: high, ofPower: degree),
      let second = below.sign(from: low, to: high, ofPower: degree)
    else { return nil }
    return first * second
  }
}

extension Polynomial {
  fileprivate var mirrored: Polynomial {
    guard !isZero else { return self }
    return Polynomial((0...degree).map { $0.isMultiple(of: 2) ? self[$0] : -self[$0] })
  }

  /// The sign wherever a power of the unknown, which is above zero, lies between two numbers; nil if
  /// it changes there.
  fileprivate func sign(from low: Rational, to high: Rational, ofPower degree: Int) -> Int? {
    guard !isZero, let roots = roots(shouldStop: { false }) else { return nil }
    for root in roots where root.compared(to: .zero) > 0 {
      guard
        root.greatest.raised(to: degree) <= low
          || root.least.sign > 0 && root.least.raised(to: degree) >= high
      else { return nil }
    }
    return Rational.root(degree, between: low, high).map { value(at: $0).sign }
  }
}

extension PolynomialRoot {
  /// The root is not below this, and not above that.
  fileprivate var least: Rational {
    if case .fraction(let value)? = form { value } else { interval.low }
  }
  fileprivate var greatest: Rational {
    if case .fraction(let value)? = form { value } else { interval.high }
  }
}

extension Rational {
  /// A number whose power lies between two others, which are not below zero.
  fileprivate static func root(
    _ degree: Int, between low: Rational, _ high: Rational
  ) -> Rational? {
    var (start, end) = (Rational.zero, max(high, .one))
    for _ in 0..<100 {
      let middle = (start + end) / Rational(2)
      let power = middle.raised(to: degree)
      if low < power, power < high { return middle }
      if power <= low { start = middle } else { end = middle }
    }
    return nil
  }
}
