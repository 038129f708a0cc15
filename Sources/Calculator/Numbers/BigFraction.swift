internal import CMPFR

/// An exact fraction of whole numbers of any size, in lowest terms.
///
/// `@safe`: the handle lives exactly as long as the object, and every call below passes handles
/// of living objects. `@unchecked Sendable`: nothing changes once the initialiser is through.
@safe
final class BigFraction: @unchecked Sendable {
  private let handle: OpaquePointer

  /// The fraction of two whole numbers in lowest terms, the second above zero.
  init(_ numerator: Int64, _ denominator: Int64) {
    unsafe handle = big_fraction_new(numerator, denominator)
  }

  /// The number written in decimal digits, times ten to the power.
  init(digits: String, powerOfTen: Int) {
    unsafe handle = big_fraction_new(0, 1)
    unsafe big_fraction_set_decimal(handle, digits, powerOfTen)
  }

  /// The product of the whole numbers from 1 to n.
  init(factorialOf n: Int) {
    unsafe handle = big_fraction_new(0, 1)
    unsafe big_fraction_factorial(handle, UInt(n))
  }

  private init(_ operand: BigFraction, _ operation: Operation) {
    unsafe handle = big_fraction_new(0, 1)
    unsafe operation(handle, operand.handle)
  }

  private init(_ left: BigFraction, _ right: BigFraction, _ operation: BinaryOperation) {
    unsafe handle = big_fraction_new(0, 1)
    unsafe operation(handle, left.handle, right.handle)
  }

  deinit {
    unsafe big_fraction_free(handle)
  }

  /// Hands the handle out; the object outlives the closure.
  func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) { unsafe body(handle) }
  }

  private typealias Operation = (OpaquePointer, OpaquePointer) -> Void
  private typealias BinaryOperation = (OpaquePointer, OpaquePointer, OpaquePointer) -> Void
}

extension BigFraction {
  static func + (left: BigFraction, right: BigFraction) -> BigFraction {
    unsafe BigFraction(left, right, big_fraction_add)
  }

  static func - (left: BigFraction, right: BigFraction) -> BigFraction {
    unsafe BigFraction(left, right, big_fraction_subtract)
  }

  static func * (left: BigFraction, right: BigFraction) -> BigFraction {
    unsafe BigFraction(left, right, big_fraction_multiply)
  }

  /// The quotient; the divisor is not zero.
  static func / (left: BigFraction, right: BigFraction) -> BigFraction {
    unsafe BigFraction(left, right, big_fraction_divide)
  }

  func raised(to exponent: Int) -> BigFraction {
    unsafe BigFraction(self) { unsafe big_fraction_power($0, $1, UInt(exponent)) }
  }

  /// The greatest whole number that is not above this one.
  var floor: BigFraction { unsafe BigFraction(self, big_fraction_floor) }
  var numerator: BigFraction { unsafe BigFraction(self, big_fraction_numerator) }
  var denominator: BigFraction { unsafe BigFraction(self, big_fraction_denominator) }

  /// The nearest whole number to this one times a power of ten, halves away from zero.
  func rounded(timesTenToThe power: Int) -> BigFraction {
    unsafe BigFraction(self) { unsafe big_fraction_round($0, $1, power) }
  }

  /// The whole number, which is above zero, without a prime, and how often the prime was in.
  func takingOut(_ prime: Int) -> (rest: BigFraction, count: Int) {
    var count: UInt = 0
    let rest = unsafe BigFraction(self) {
      count = unsafe big_fraction_take_out($0, $1, UInt(prime))
    }
    return (rest, Int(count))
  }

  /// The exact root, if there is one: an even one of a number below zero is none.
  func root(_ degree: Int) -> BigFraction? {
    guard degree > 0, sign >= 0 || !degree.isMultiple(of: 2) else { return nil }
    var isExact = false
    let root = unsafe BigFraction(self) { isExact = unsafe big_fraction_root($0, $1, UInt(degree)) }
    return isExact ? root : nil
  }
}

extension BigFraction {
  var isWhole: Bool { unsafe big_fraction_is_whole(handle) }

  /// −1, 0 or 1.
  var sign: Int { Int(unsafe big_fraction_sign(handle)) }

  /// Whether the whole number, which is above zero, is a power with an exponent above 1.
  var isPerfectPower: Bool { unsafe big_fraction_is_perfect_power(handle) }

  /// The bits of the longer of numerator and denominator.
  var bits: Int { Int(unsafe big_fraction_bits(handle)) }

  /// Numerator and denominator, if both fit 64 bits.
  var small: (numerator: Int64, denominator: Int64)? {
    var numerator: Int64 = 0
    var denominator: Int64 = 0
    guard unsafe big_fraction_get_small(handle, &numerator, &denominator) else { return nil }
    return (numerator, denominator)
  }

  /// The decimal digits of the numerator, with its sign.
  var numeratorText: String {
    let capacity = Int(unsafe big_fraction_numerator_capacity(handle))
    return unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { text in
        guard let start = text.baseAddress else { return 0 }
        unsafe big_fraction_write_numerator(handle, start)
        return unsafe text.firstIndex(of: 0) ?? 0
      }
    }
  }
}

extension BigFraction: Hashable, Comparable {
  static func == (left: BigFraction, right: BigFraction) -> Bool {
    unsafe big_fraction_compare(left.handle, right.handle) == 0
  }

  static func < (left: BigFraction, right: BigFraction) -> Bool {
    unsafe big_fraction_compare(left.handle, right.handle) < 0
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(unsafe big_fraction_hash(handle))
  }
}
