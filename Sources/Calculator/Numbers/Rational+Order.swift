extension Rational: Comparable {
  package static func < (left: Rational, right: Rational) -> Bool {
    guard case .small(let a, let b) = left.storage, case .small(let c, let d) = right.storage
    else { return left.big < right.big }
    return Int128(a) * Int128(d) < Int128(c) * Int128(b)
  }

  /// The distance from zero.
  package var magnitude: Rational { sign < 0 ? -self : self }

  /// The greatest whole number that is not above this one.
  package var floor: Rational {
    switch storage {
    case .small(_, 1): return self
    case .small(let numerator, let denominator):
      let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
      return Rational(lowestTerms: remainder < 0 ? quotient - 1 : quotient, 1)
    case .big(let big): return Rational(big.floor)
    }
  }
}
