/// A decimal number that is not negative, as digits in columns.
package struct ColumnNumber: Equatable, Sendable {
  /// The digits as one whole number, without the point.
  package let units: Int128
  /// How many of the digits stand behind the point.
  package let scale: Int

  package init(units: Int128, scale: Int = 0) {
    self.units = units
    self.scale = scale
  }
}

extension ColumnNumber {
  /// With more digits than this nobody writes a number in columns.
  static let mostDigits = 12

  /// The fraction as a decimal; nil if it is negative, does not end, or has more than 12 digits.
  package init?(_ value: Rational) {
    guard value.sign >= 0 else { return nil }
    for scale in 0...Self.mostDigits {
      let units = value * .powerOfTen(scale)
      guard units.isWhole else { continue }
      guard let whole = units.whole, whole < Int(Self.power(Self.mostDigits)) else { return nil }
      self.init(units: Int128(whole), scale: scale)
      return
    }
    return nil
  }

  /// The digit of a column; 0 is that of the ones, −1 that of the tenths.
  package func digit(at place: Int) -> Int {
    place < -scale ? 0 : Int(units / Self.power(place + scale) % 10)
  }

  /// The column of the first digit, at least the ones.
  package var top: Int { max(String(units).count - scale, 1) - 1 }

  /// The columns from the lowest one to the highest one.
  var places: ClosedRange<Int> { -scale...top }

  /// The digits from the highest one to the lowest one, with one before the point at least.
  var digits: [Int] { places.reversed().map(digit) }

  /// The number as a fraction.
  package var value: Rational {
    Rational(BigFraction(digits: String(units), powerOfTen: -scale))
  }

  /// The same number without zeros at the end behind the point.
  package var withoutTrailingZeros: ColumnNumber {
    var (units, scale) = (units, scale)
    while scale > 0, units % 10 == 0 { (units, scale) = (units / 10, scale - 1) }
    return ColumnNumber(units: units, scale: scale)
  }

  /// The number without the zeros at its end, and how many they are.
  var withoutZeros: (digits: Int128, zeros: Int) {
    var (rest, zeros) = (units, 0)
    while rest != 0, rest % 10 == 0 { (rest, zeros) = (rest / 10, zeros + 1) }
    return (rest, zeros)
  }

  /// Ten times itself so often, 0 to 38.
  static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension ColumnNumber: CustomStringConvertible {
  package var description: String {
    let digits = digits.map(String.init).joined()
    return scale == 0 ? digits : "\(digits.dropLast(scale)).\(digits.suffix(scale))"
  }
}
