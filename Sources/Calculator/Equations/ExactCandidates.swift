/// The simple forms of numbers in an interval.
struct ExactCandidates {
  /// The forms, the simplest kinds first.
  let forms: [ExactForm]

  init(in interval: Interval) {
    guard interval.isBounded else {
      forms = []
      return
    }
    let ends = interval.ends
    var forms: [ExactForm] = []
    if let value = Self.simple(ends.low, ends.high, most: 100_000) {
      forms.append(.fraction(value))
    }
    guard !interval.hasZero else {
      self.forms = forms
      return
    }
    let pi = Interval.pi(precision: interval.precision)
    let e = Interval(.one, precision: interval.precision).exponential
    if let factor = Self.simple(interval / pi) { forms.append(.multipleOfPi(factor)) }
    forms += Self.roots(interval)
    if let factor = Self.simple(interval * pi) { forms.append(.overPi(factor)) }
    if let factor = Self.simple(interval / e) { forms.append(.multipleOfE(factor)) }
    if interval.sign > 0, let value = Self.simple(interval.logarithm) {
      forms.append(.exponential(value))
    }
    if interval.exponent < 9, let value = Self.simple(interval.exponential) {
      forms.append(.logarithm(value))
    }
    self.forms = forms
  }

  private static func simple(_ interval: Interval) -> Rational? {
    guard interval.isBounded, !interval.hasZero else { return nil }
    let ends = interval.ends
    return simple(ends.low, ends.high, most: 500)
  }

  private static func simple(_ low: Rational, _ high: Rational, most: Int) -> Rational? {
    let value = Rational.simplest(low, high)
    guard value.denominator <= Rational(most), value.numerator.bits < 40 else { return nil }
    return value
  }

  /// Square and cube roots of fractions.
  private static func roots(_ interval: Interval) -> [ExactForm] {
    let isNegative = interval.sign < 0
    var forms: [ExactForm] = []
    if let square = simple(interval.raised(to: 2)) {
      // √(p/q) is √(p·q)/q.
      let (outside, inside) = (square.numerator * square.denominator).squareFactor
      let common = outside.commonDivisor(with: square.denominator)
      forms.append(
        .surd(
          whole: .zero, factor: (isNegative ? -outside : outside) / common, radicand: inside,
          divisor: square.denominator / common))
    }
    if let cube = simple(interval.raised(to: 3)) {
      forms.append(.root(degree: 3, of: cube.magnitude, isNegative: isNegative))
    }
    return forms
  }
}
