extension NumberStyle {
  /// The fraction in full, if that takes no more than 20 digits.
  func exact(_ value: Rational) -> FormattedNumber? {
    if let whole = value.whole {
      let digits = (whole < 0 ? minus : "") + grouped(String(whole.magnitude))
      return FormattedNumber(text: digits, accuracy: .exact)
    }
    let expansion = DecimalExpansion(of: value)
    if let decimal = expansion.terminating {
      return decimal.coefficient.magnitude < Rational.powerOfTen(Self.fullDigits)
        ? significant(decimal, count: Self.fullDigits) : nil
    }
    return isForPeople ? repeating(value, expansion) : nil
  }

  /// More digits than these that repeat are harder to read than rounded ones.
  private static let longestPeriod = 3

  /// The fraction with the digits that repeat for ever in parentheses, if they are few: 0.1(6) for
  /// 1/6.
  private func repeating(_ value: Rational, _ expansion: DecimalExpansion) -> FormattedNumber? {
    guard value.magnitude >= Rational.powerOfTen(Self.leastPlainExponent),
      let (lead, period) = expansion.repetition(limit: Self.longestPeriod)
    else { return nil }
    let places = lead + period
    let digits = (value.magnitude * Rational.powerOfTen(places)).floor.digits
    guard max(digits.utf8.count, places) <= Self.fullDigits else { return nil }
    let padded = String(repeating: "0", count: max(places + 1 - digits.utf8.count, 0)) + digits
    let whole = (value.sign < 0 ? minus : "") + grouped(padded.dropLast(places))
    let fraction = padded.suffix(places)
    return FormattedNumber(
      text: "\(whole).\(fraction.prefix(lead))(\(fraction.suffix(period)))", accuracy: .exact)
  }
}
