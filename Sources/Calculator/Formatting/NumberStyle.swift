/// Lays digits out for people or for programs.
package struct NumberStyle: Sendable {
  /// The digits with which an exact number is written in full.
  static let fullDigits = 20
  /// The power of ten of the first digit below which a number is written in scientific form.
  static let leastPlainExponent = -7

  let isForPeople: Bool
  /// Digits that go on are cut, and `…` says so, rather than rounded.
  let cutsDigits: Bool

  /// With `cutsDigits` people are shown how digits begin; without it as many as were asked for.
  package init(isForPeople: Bool, cutsDigits: Bool = true) {
    self.isForPeople = isForPeople
    self.cutsDigits = isForPeople && cutsDigits
  }

  /// The digits with a point, as many as there are.
  func text(_ decimal: RoundedDecimal) -> FormattedNumber {
    let shown = cutsDigits ? decimal.cut : decimal
    let decimal = decimal.accuracy == .unproven ? decimal.withoutTrailingZeros : shown
    return marked(plain(decimal), decimal.accuracy)
  }

  /// An amount of money, which nobody expects to have more digits.
  func money(_ decimal: RoundedDecimal) -> FormattedNumber {
    FormattedNumber(text: plain(decimal), accuracy: decimal.accuracy)
  }

  /// The digits with a point after the first one, and a power of ten.
  func scientific(_ decimal: RoundedDecimal) -> FormattedNumber {
    let shown = cutsDigits ? decimal.cut : decimal
    let decimal = decimal.accuracy == .rounded ? shown : decimal.withoutTrailingZeros
    let mantissa = RoundedDecimal(
      coefficient: decimal.coefficient, places: decimal.places + decimal.exponent,
      accuracy: decimal.accuracy)
    return marked(plain(mantissa), decimal.accuracy, power: power(decimal.exponent))
  }

  /// So many digits from the first that is not zero, in scientific form if zeros would stand for
  /// digits that are not known.
  func significant(_ decimal: RoundedDecimal, count: Int) -> FormattedNumber {
    let isExact = decimal.accuracy != .rounded
    let exponent = decimal.coefficient.isZero ? 0 : decimal.exponent
    guard (Self.leastPlainExponent..<(isExact ? Self.fullDigits : count)).contains(exponent)
    else { return scientific(decimal) }
    return text(isExact ? decimal.withoutTrailingZeros : decimal)
  }

  /// The fraction as one whole number over another.
  func fraction(_ value: Rational) -> FormattedNumber {
    let above = plain(RoundedDecimal(coefficient: value.numerator, places: 0, accuracy: .exact))
    guard !value.isWhole else { return FormattedNumber(text: above, accuracy: .exact) }
    let below = plain(RoundedDecimal(coefficient: value.denominator, places: 0, accuracy: .exact))
    return FormattedNumber(text: "\(above)/\(below)", accuracy: .exact)
  }

  /// The fraction as a whole number and a proper fraction: `4 1/4`.
  func mixed(_ value: Rational) -> FormattedNumber {
    let whole = value.magnitude.floor
    guard !value.isWhole, !whole.isZero else { return fraction(value) }
    let sign = value.sign < 0 ? minus : ""
    let rest = fraction(value.magnitude - whole).text
    return FormattedNumber(text: "\(sign)\(fraction(whole).text) \(rest)", accuracy: .exact)
  }

  /// Adds what tells that the digits go on, or that they are not proven.
  private func marked(
    _ digits: String, _ accuracy: FormattedNumber.Accuracy, power: String = ""
  ) -> FormattedNumber {
    let text =
      switch accuracy {
      case .exact: digits + power
      case .rounded: digits + (cutsDigits ? "…" : "") + power
      case .unproven: "≈" + digits + power
      }
    return FormattedNumber(text: text, accuracy: accuracy)
  }

  private func power(_ exponent: Int) -> String {
    isForPeople ? "×10" + Self.raised(exponent) : "e\(exponent)"
  }
}
