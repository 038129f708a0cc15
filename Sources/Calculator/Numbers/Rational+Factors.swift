extension Rational {
  /// Whether the number is whole and divisible by two.
  var isEven: Bool {
    switch storage {
    case .small(let numerator, let denominator): denominator == 1 && numerator % 2 == 0
    case .big(let big): big.isWhole && big.takingOut(2).count > 0
    }
  }

  /// The whole number, which is above zero, without a factor such as a prime, and how often it was
  /// in.
  func takingOut(_ prime: Int) -> (rest: Rational, count: Int) {
    guard case .small(var rest, _) = storage else {
      let (rest, count) = big.takingOut(prime)
      return (Rational(rest), count)
    }
    var count = 0
    while rest % Int64(prime) == 0 {
      rest /= Int64(prime)
      count += 1
    }
    return (Rational(lowestTerms: rest, 1), count)
  }

  /// Whether the whole number, which is above zero, is a power with an exponent above 1.
  var isPerfectPower: Bool { big.isPerfectPower }

  /// The exact root, if there is one: an even one of a number below zero is none.
  func root(_ degree: Int) -> Rational? { big.root(degree).map(Rational.init) }
}
