/// A fraction of 128-bit numbers that is not brought to lowest terms.
///
/// What does not fit has no result: the exact numbers of the evaluator are for that.
struct PlainFraction {
  private(set) var numerator: Int128
  /// A second factor of the numerator, where their product does not fit.
  private(set) var factor: Int128 = 1
  /// Above zero.
  private(set) var denominator: Int128 = 1
  /// How many powers of ten are in the denominator besides.
  private(set) var places: Int

  /// A number in decimal whose last digits stand behind the point.
  init(_ digits: Int128, places: Int) {
    numerator = digits
    self.places = places
  }

  prefix static func - (operand: PlainFraction) -> PlainFraction {
    var result = operand
    result.numerator = -operand.numerator
    return result
  }

  func plus(_ other: PlainFraction) -> PlainFraction? {
    guard factor == 1, other.factor == 1, let (left, right) = aligned(with: other) else {
      return nil
    }
    guard left.denominator == right.denominator else { return left.crosswise(plus: right) }
    let (sum, overflow) = left.numerator.addingReportingOverflow(right.numerator)
    return overflow ? nil : left.with(sum, over: left.denominator)
  }

  /// The sum of fractions of different denominators.
  private func crosswise(plus other: PlainFraction) -> PlainFraction? {
    let (first, overflow1) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (second, overflow2) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (sum, overflow3) = first.addingReportingOverflow(second)
    let (below, overflow4) = denominator.multipliedReportingOverflow(by: other.denominator)
    return overflow1 || overflow2 || overflow3 || overflow4 ? nil : with(sum, over: below)
  }

  /// The last multiplication may be longer than the numerator.
  func times(_ other: PlainFraction) -> PlainFraction? {
    guard factor == 1, other.factor == 1 else { return nil }
    let (below, isTooLong) = denominator.multipliedReportingOverflow(by: other.denominator)
    if isTooLong { return nil }
    var result = with(numerator, over: below)
    result.places += other.places
    let (product, overflow) = numerator.multipliedReportingOverflow(by: other.numerator)
    result.numerator = overflow ? numerator : product
    result.factor = overflow ? other.numerator : 1
    return result
  }

  /// The quotient; nil also for a divisor of zero.
  func over(_ other: PlainFraction) -> PlainFraction? {
    guard other.numerator != 0, other.factor == 1, let power = Self.powerOfTen(other.places)
    else { return nil }
    let sign: Int128 = other.numerator < 0 ? -1 : 1
    var inverse = other.with(sign * other.denominator, over: sign * other.numerator)
    inverse.places = 0
    guard let quotient = times(inverse) else { return nil }
    return power == 1 ? quotient : quotient.times(PlainFraction(power, places: 0))
  }

  /// The power; nil also for 0⁰.
  func raised(to exponent: Int) -> PlainFraction? {
    guard numerator != 0, exponent < 128 else { return nil }
    var result = PlainFraction(1, places: 0)
    for _ in 0..<exponent {
      guard let next = result.times(self), next.factor == 1 else { return nil }
      result = next
    }
    return result
  }

  private func with(_ numerator: Int128, over denominator: Int128) -> PlainFraction {
    var result = self
    result.numerator = numerator
    result.denominator = denominator
    return result
  }

  /// Both with the places of the one that has more.
  private func aligned(
    with other: PlainFraction
  ) -> (left: PlainFraction, right: PlainFraction)? {
    if places == other.places { return (self, other) }
    guard let left = with(places: max(places, other.places)),
      let right = other.with(places: left.places)
    else { return nil }
    return (left, right)
  }

  private func with(places: Int) -> PlainFraction? {
    guard let power = Self.powerOfTen(places - self.places) else { return nil }
    let (above, overflow) = numerator.multipliedReportingOverflow(by: power)
    if overflow { return nil }
    var result = with(above, over: denominator)
    result.places = places
    return result
  }

  /// The power of ten, if it fits.
  static func powerOfTen(_ exponent: Int) -> Int128? {
    powersOfTen.indices.contains(exponent) ? powersOfTen[exponent] : nil
  }

  private static let powersOfTen: [Int128] = (0...38).map { count in
    (0..<count).reduce(1) { power, _ in power * 10 }
  }
}
