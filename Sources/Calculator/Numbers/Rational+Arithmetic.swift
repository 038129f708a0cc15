extension Rational {
  package static func + (left: Rational, right: Rational) -> Rational {
    guard case .small(let a, let b) = left.storage, case .small(let c, let d) = right.storage
    else { return Rational(left.big + right.big) }
    if b == 1, d == 1 {
      let (sum, overflow) = a.addingReportingOverflow(c)
      if !overflow { return Rational(lowestTerms: sum, 1) }
    }
    return sum(a, b, c, d)
  }

  package static func - (left: Rational, right: Rational) -> Rational {
    left + -right
  }

  package static prefix func - (operand: Rational) -> Rational {
    switch operand.storage {
    case .small(let numerator, let denominator) where numerator != .min:
      Rational(lowestTerms: -numerator, denominator)
    case .small, .big:
      Rational(BigFraction(0, 1) - operand.big)
    }
  }

  package static func * (left: Rational, right: Rational) -> Rational {
    guard case .small(let a, let b) = left.storage, case .small(let c, let d) = right.storage
    else { return Rational(left.big * right.big) }
    return product(a, b, c, d) ?? Rational(left.big * right.big)
  }

  /// The quotient; the divisor is not zero.
  package static func / (left: Rational, right: Rational) -> Rational {
    precondition(!right.isZero, "division by zero")
    guard case .small(let a, let b) = left.storage, case .small(let c, let d) = right.storage,
      c != .min
    else { return Rational(left.big / right.big) }
    return product(a, b, c < 0 ? -d : d, abs(c)) ?? Rational(left.big / right.big)
  }

  /// a/b + c/d by Knuth's method, which cancels with 64-bit numbers only.
  ///
  /// Source: The Art of Computer Programming, volume 2, 4.5.1.
  private static func sum(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64) -> Rational {
    let common = greatestCommonDivisor(b.magnitude, d.magnitude)
    let (bRest, dRest) = (b / Int64(common), d / Int64(common))
    let numerator = Int128(a) * Int128(dRest) + Int128(c) * Int128(bRest)
    let cancelled = divisor(of: numerator, and: common)
    let denominator = Int128(bRest) * Int128(d / cancelled)
    let above = cancelled == 1 ? numerator : numerator / Int128(cancelled)
    guard let p = Int64(exactly: above), let q = Int64(exactly: denominator)
    else { return Rational(BigFraction(a, b) + BigFraction(c, d)) }
    return Rational(lowestTerms: p, q)
  }

  /// The divisor that a long numerator has in common with a part of the denominator.
  private static func divisor(of numerator: Int128, and part: UInt64) -> Int64 {
    guard part != 1 else { return 1 }
    let remainder = UInt64(numerator.magnitude % UInt128(part))
    return Int64(greatestCommonDivisor(remainder, part))
  }

  /// a/b · c/d, if it fits; b and d are above zero but for a sign that c/d may carry in d.
  private static func product(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64) -> Rational? {
    let first = greatestCommonDivisor(a.magnitude, d.magnitude)
    let second = greatestCommonDivisor(c.magnitude, b.magnitude)
    guard let g = Int64(exactly: first), let h = Int64(exactly: second) else { return nil }
    let (p, overflow) = (a / g).multipliedReportingOverflow(by: c / h)
    let (q, overflowBelow) = (b / h).multipliedReportingOverflow(by: d / g)
    return overflow || overflowBelow ? nil : Rational(lowestTerms: p, q)
  }
}

/// The greatest whole number that divides both, by Stein's method; that of 0 and x is x.
func greatestCommonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
  guard left != 0, right != 0 else { return left | right }
  let twos = (left | right).trailingZeroBitCount
  var (a, b) = (left >> left.trailingZeroBitCount, right)
  while b != 0 {
    b >>= b.trailingZeroBitCount
    (a, b) = a < b ? (a, b - a) : (b, a - b)
  }
  return a << twos
}
