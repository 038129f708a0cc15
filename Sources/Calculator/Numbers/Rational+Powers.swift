extension Rational {
  /// The number times itself, exponent times; a negative exponent needs a number that is not zero.
  ///
  /// - Complexity: The size of the result; the caller keeps it within the limits.
  func raised(to exponent: Int) -> Rational {
    guard exponent >= 0 else { return (Rational.one / self).raised(to: -exponent) }
    return switch self {
    case .zero where exponent > 0: .zero
    case .one: .one
    default: smallPower(exponent) ?? Rational(big.raised(to: exponent))
    }
  }

  /// The power if it is found within 64 bits.
  private func smallPower(_ exponent: Int) -> Rational? {
    guard case .small(let numerator, let denominator) = storage, exponent < 64 else { return nil }
    var (p, q): (Int64, Int64) = (1, 1)
    for _ in 0..<exponent {
      let (nextP, overflow) = p.multipliedReportingOverflow(by: numerator)
      let (nextQ, overflowBelow) = q.multipliedReportingOverflow(by: denominator)
      if overflow || overflowBelow { return nil }
      (p, q) = (nextP, nextQ)
    }
    return Rational(lowestTerms: p, q)
  }

  /// The product of the whole numbers from 1 to n.
  static func factorial(_ n: Int) -> Rational {
    n <= 20
      ? Rational((1...max(n, 1)).reduce(1, *)) : Rational(BigFraction(factorialOf: n))
  }

  /// Ten to a power that may be negative.
  static func powerOfTen(_ exponent: Int) -> Rational {
    smallPowersOfTen.indices.contains(exponent)
      ? Rational(lowestTerms: smallPowersOfTen[exponent], 1) : Rational(10).raised(to: exponent)
  }

  /// The powers of ten that fit 64 bits.
  static let smallPowersOfTen: [Int64] = (0...18).map { count in
    (0..<count).reduce(1) { power, _ in power * 10 }
  }
}
