/// A fraction of slow integers, in lowest terms.
struct SlowFraction: Equatable {
  let isNegative: Bool
  let numerator: SlowInteger
  let denominator: SlowInteger

  init(_ isNegative: Bool, _ numerator: SlowInteger, _ denominator: SlowInteger) {
    let common = SlowInteger.commonDivisor(numerator, denominator)
    self.isNegative = isNegative && !numerator.isZero
    self.numerator = numerator.divided(by: common).quotient
    self.denominator = denominator.divided(by: common).quotient
  }

  /// Reads `-p/q`.
  init(_ text: String) {
    let size = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = size.split(separator: "/")
    self.init(
      text.hasPrefix("-"), SlowInteger(parts[0]), SlowInteger(parts.count > 1 ? parts[1] : "1"))
  }

  var text: String {
    let whole = (isNegative ? "-" : "") + numerator.text
    return denominator.text == "1" ? whole : whole + "/" + denominator.text
  }

  static prefix func - (operand: SlowFraction) -> SlowFraction {
    SlowFraction(!operand.isNegative, operand.numerator, operand.denominator)
  }

  static func + (left: SlowFraction, right: SlowFraction) -> SlowFraction {
    let (a, b) = (left.numerator * right.denominator, right.numerator * left.denominator)
    let below = left.denominator * right.denominator
    if left.isNegative == right.isNegative { return SlowFraction(left.isNegative, a + b, below) }
    return a < b
      ? SlowFraction(right.isNegative, b - a, below) : SlowFraction(left.isNegative, a - b, below)
  }

  static func * (left: SlowFraction, right: SlowFraction) -> SlowFraction {
    SlowFraction(
      left.isNegative != right.isNegative, left.numerator * right.numerator,
      left.denominator * right.denominator)
  }

  var reciprocal: SlowFraction { SlowFraction(isNegative, denominator, numerator) }

  static func < (left: SlowFraction, right: SlowFraction) -> Bool { (left + -right).isNegative }

  /// The greatest whole number that is not above.
  var floor: SlowFraction {
    let (quotient, remainder) = numerator.divided(by: denominator)
    let one = SlowInteger("1")
    let size = isNegative && !remainder.isZero ? quotient + one : quotient
    return SlowFraction(isNegative, size, one)
  }
}
