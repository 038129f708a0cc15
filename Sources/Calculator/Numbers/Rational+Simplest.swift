extension Rational {
  /// The fraction of the least denominator between two fractions, the ends among them.
  ///
  /// Source: the Stern–Brocot tree; Graham, Knuth and Patashnik, Concrete Mathematics, 4.5.
  static func simplest(_ low: Rational, _ high: Rational) -> Rational {
    if low.sign <= 0, high.sign >= 0 { return .zero }
    if high.sign < 0 { return -simplest(-high, -low) }
    var wholes: [Rational] = []
    var (low, high) = (low, high)
    while true {
      let whole = low.floor
      if whole == low { return folded(wholes, whole) }
      if whole + .one <= high { return folded(wholes, whole + .one) }
      wholes.append(whole)
      (low, high) = (.one / (high - whole), .one / (low - whole))
    }
  }

  /// The continued fraction.
  private static func folded(_ wholes: [Rational], _ last: Rational) -> Rational {
    wholes.reversed().reduce(last) { $1 + .one / $0 }
  }

  /// The greatest number that divides both whole numbers.
  func commonDivisor(with other: Rational) -> Rational {
    var (a, b) = (magnitude, other.magnitude)
    while !b.isZero { (a, b) = (b, a - b * (a / b).floor) }
    return a
  }

  /// The least number that both whole numbers divide, neither being zero.
  func commonMultiple(with other: Rational) -> Rational {
    magnitude / commonDivisor(with: other) * other.magnitude
  }
}
