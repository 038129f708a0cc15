/// A number as it is read digit by digit.
struct DecimalLiteral {
  /// Greater exponents count as this one, which is beyond the limits.
  static let exponentCeiling = 10_000_000

  /// How many digits stand after the point.
  var fractionLength = 0
  /// How many of them, at the end, repeat for ever.
  var periodLength = 0
  /// The power of ten that is written behind the digits.
  var exponent = 0
  private(set) var digitCount = 0
  /// The digits as one whole number while they fit.
  private var whole: Int64 = 0
  /// The digits once they no longer fit.
  private var digits = ""

  mutating func append(_ digit: Int) {
    digitCount += 1
    guard digits.isEmpty else {
      digits.append(String(digit))
      return
    }
    let (tenfold, overflow) = whole.multipliedReportingOverflow(by: 10)
    let (next, carry) = tenfold.addingReportingOverflow(Int64(digit))
    if overflow || carry {
      digits = String(whole) + String(digit)
    } else {
      whole = next
    }
  }

  /// Whether the number may be computed with; 10 has a bit less than 3.33 bits.
  var isWithinLimits: Bool {
    digitCount <= Limits.literalDigits && abs(powerOfTen) * 333 / 100 <= Limits.bits
  }

  /// Why the number may not be computed with.
  var excess: CalculationError.Kind {
    digitCount > Limits.literalDigits ? .literalTooLong : .literalOutOfRange
  }

  var value: Rational {
    periodLength > 0 ? repeating : terminating
  }

  private var terminating: Rational {
    guard digits.isEmpty, (-18...18).contains(powerOfTen) else { return big }
    let power = Rational.powerOfTen(abs(powerOfTen))
    return powerOfTen < 0 ? Rational(Int(whole)) / power : Rational(Int(whole)) * power
  }

  private var powerOfTen: Int { exponent - fractionLength }

  /// 0.1(6) is 0.16 less the 0.1 that does not repeat, with 0.9 for each whole: (16 − 1)/90.
  private var repeating: Rational {
    let period = Rational.powerOfTen(periodLength)
    let digits = terminating * Rational.powerOfTen(fractionLength)
    let lead = (digits / period).floor
    return (digits - lead) / (Rational.powerOfTen(fractionLength - periodLength) * (period - .one))
  }

  private var big: Rational {
    if digits.isEmpty, whole == 0 { return .zero }
    let text = digits.isEmpty ? String(whole) : digits
    return Rational(BigFraction(digits: text, powerOfTen: powerOfTen))
  }
}
