internal import CMPFR

/// Two binary numbers between which a real number lies.
///
/// Every operation contains the true result whenever its operands contain the true operands. The
/// precision of a result is that of the operand, the first one where there are two.
///
/// `@safe`: the handle lives exactly as long as the object, and every call below passes handles
/// of living objects. `@unchecked Sendable`: nothing changes once the initialiser is through.
@safe
final class Interval: @unchecked Sendable {
  let handle: OpaquePointer
  /// The bits of each end.
  let precision: Int

  init(precision: Int, _ set: (OpaquePointer) -> Void) {
    self.precision = precision
    unsafe handle = interval_new(precision)
    unsafe set(handle)
  }

  deinit {
    unsafe interval_free(handle)
  }

  typealias Operation = (OpaquePointer, OpaquePointer) -> Void
  typealias BinaryOperation = (OpaquePointer, OpaquePointer, OpaquePointer) -> Void

  func map(_ operation: Operation) -> Interval {
    unsafe Interval(precision: precision) { unsafe operation($0, handle) }
  }

  func combine(_ other: Interval, _ operation: BinaryOperation) -> Interval {
    unsafe Interval(precision: precision) { unsafe operation($0, handle, other.handle) }
  }
}

extension Interval {
  /// The narrowest interval around the fraction.
  convenience init(_ value: Rational, precision: Int) {
    switch value.storage {
    case .small(let numerator, let denominator):
      unsafe self.init(precision: precision) {
        unsafe interval_set_small($0, numerator, denominator)
      }
    case .big(let big):
      unsafe self.init(precision: precision) { target in
        unsafe big.withHandle { unsafe interval_set_fraction(target, $0) }
      }
    }
  }

  static func pi(precision: Int) -> Interval {
    unsafe Interval(precision: precision) { unsafe interval_set_pi($0) }
  }

  static prefix func - (operand: Interval) -> Interval {
    unsafe operand.map(interval_negate)
  }

  static func + (left: Interval, right: Interval) -> Interval {
    unsafe left.combine(right, interval_add)
  }

  static func * (left: Interval, right: Interval) -> Interval {
    unsafe left.combine(right, interval_multiply)
  }

  func raised(to exponent: Int) -> Interval {
    unsafe map { unsafe interval_power($0, $1, exponent) }
  }
}

extension Interval {
  /// The value is known not to be negative, whatever the lower end.
  var squareRoot: Interval { unsafe map(interval_square_root) }
  var cubeRoot: Interval { unsafe map(interval_cube_root) }
  var exponential: Interval { unsafe map(interval_exponential) }
  /// The value is known to be above zero, whatever the lower end.
  var logarithm: Interval { unsafe map(interval_logarithm) }
  var sine: Interval { unsafe map(interval_sine) }
  var cosine: Interval { unsafe map(interval_cosine) }
  /// The value is known to lie between −1 and 1, whatever the ends.
  var arcsine: Interval { unsafe map(interval_arcsine) }
  var arctangent: Interval { unsafe map(interval_arctangent) }
}

extension Interval {
  /// −1 or 1 if the whole interval has that sign, otherwise 0.
  var sign: Int { Int(unsafe interval_sign(handle)) }

  /// Whether both ends are finite.
  var isBounded: Bool { unsafe interval_is_bounded(handle) }

  /// Exponents of two between which the sizes of the numbers lie, as far as they are known.
  var exponents: ClosedRange<Int> {
    unsafe interval_least_exponent(handle)...interval_exponent(handle)
  }

  /// The least e such that 2^e is above the size of every number in a bounded interval.
  var exponent: Int { unsafe interval_exponent(handle) }

  /// The least e such that 2^e is above the width of a bounded interval.
  var widthExponent: Int { unsafe interval_width_exponent(handle) }

  func contains(_ value: Rational) -> Bool {
    unsafe value.big.withHandle { unsafe interval_contains(handle, $0) }
  }

  func isWithin(_ other: Interval) -> Bool {
    unsafe interval_is_within(handle, other.handle)
  }

  /// The ends times a power of ten, to the nearest whole number, halves away from zero.
  ///
  /// The interval is bounded.
  func rounded(timesTenToThe power: Int) -> ClosedRange<Rational> {
    unsafe wholeEnds { unsafe interval_round($0, power, $1, $2) }
  }

  /// The ends rounded down to whole numbers; the interval is bounded.
  var floor: ClosedRange<Rational> { unsafe wholeEnds(interval_floor) }

  private func wholeEnds(_ round: BinaryOperation) -> ClosedRange<Rational> {
    let (low, high) = (BigFraction(0, 1), BigFraction(0, 1))
    unsafe low.withHandle { low in
      unsafe high.withHandle { high in unsafe round(handle, low, high) }
    }
    return Rational(low)...Rational(high)
  }
}
