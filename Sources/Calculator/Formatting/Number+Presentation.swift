extension Number {
  /// The number in the form of its own; nil if its digits are written.
  func presented(_ style: NumberStyle) -> FormattedNumber? {
    switch presentation {
    case .plain: nil
    case .remainder(let divisor): rational.map { style.remainder($0, divisor) }
    case .factors(let powers): style.factors(powers)
    }
  }
}

extension NumberStyle {
  /// The whole part of a quotient, and what is left: `3 r 2`.
  fileprivate func remainder(_ quotient: Rational, _ divisor: Rational) -> FormattedNumber {
    let whole = divisor.sign > 0 ? quotient.floor : -(-quotient).floor
    let rest = (quotient - whole) * divisor
    return FormattedNumber(
      text: "\(fraction(whole).text) r \(fraction(rest).text)", accuracy: .exact)
  }

  /// The powers of primes as a product: `2³·3²·5`, or `2^3*3^2*5` for programs.
  fileprivate func factors(_ powers: [PrimePower]) -> FormattedNumber {
    let factors = powers.map { power in
      let base = fraction(power.prime).text
      guard power.count > 1 else { return base }
      return base + (isForPeople ? NumberStyle.raised(power.count) : "^\(power.count)")
    }
    return FormattedNumber(
      text: factors.joined(separator: isForPeople ? "·" : "*"), accuracy: .exact)
  }
}
