/// A number rounded to a place after the point.
struct RoundedDecimal: Equatable {
  /// The digits as a whole number with its sign.
  let coefficient: Rational
  /// How many of the digits stand after the point; zeros follow if it is below zero.
  let places: Int
  let accuracy: FormattedNumber.Accuracy
  /// Whether it is further from zero than the number.
  var isRoundedUp = false
}

extension RoundedDecimal {
  /// The same number without zeros at the end of the digits.
  var withoutTrailingZeros: RoundedDecimal {
    guard !coefficient.isZero else {
      return RoundedDecimal(coefficient: .zero, places: 0, accuracy: accuracy)
    }
    let (rest, zeros) = coefficient.magnitude.takingOut(10)
    return RoundedDecimal(
      coefficient: coefficient.sign < 0 ? -rest : rest, places: places - zeros,
      accuracy: accuracy, isRoundedUp: isRoundedUp)
  }

  /// The number cut at the same place: its own digits, none of which is rounded.
  var cut: RoundedDecimal {
    guard isRoundedUp else { return self }
    return RoundedDecimal(
      coefficient: coefficient - Rational(coefficient.sign), places: places, accuracy: accuracy)
  }

  /// The power of ten of the first digit.
  var exponent: Int { coefficient.magnitude.digits.utf8.count - 1 - places }
}
