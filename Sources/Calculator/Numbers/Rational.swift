/// An exact fraction in lowest terms.
///
/// Numbers that fit are two machine words; the others are kept by `BigFraction`. A number has one
/// form only: what fits is always small.
package struct Rational: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    /// The denominator is above zero and the fraction is in lowest terms.
    case small(numerator: Int64, denominator: Int64)
    case big(BigFraction)
  }

  let storage: Storage

  /// The whole number.
  package init(_ whole: Int) {
    storage = .small(numerator: Int64(whole), denominator: 1)
  }

  /// The fraction of two whole numbers, the second not zero.
  package init(_ numerator: Int, _ denominator: Int) {
    self = Rational(numerator) / Rational(denominator)
  }

  /// A fraction that is in lowest terms already, its denominator above zero.
  init(lowestTerms numerator: Int64, _ denominator: Int64) {
    storage = .small(numerator: numerator, denominator: denominator)
  }

  init(_ big: BigFraction) {
    storage =
      if let small = big.small {
        .small(numerator: small.numerator, denominator: small.denominator)
      } else {
        .big(big)
      }
  }

  package static let zero = Rational(0)
  package static let one = Rational(1)
}

extension Rational {
  /// The same number as a big fraction.
  var big: BigFraction {
    switch storage {
    case .small(let numerator, let denominator): BigFraction(numerator, denominator)
    case .big(let big): big
    }
  }

  /// −1, 0 or 1.
  package var sign: Int {
    switch storage {
    case .small(let numerator, _): Int(numerator.signum())
    case .big(let big): big.sign
    }
  }

  package var isZero: Bool { sign == 0 }

  /// Whether the number has no fractional part.
  package var isWhole: Bool {
    switch storage {
    case .small(_, let denominator): denominator == 1
    case .big(let big): big.isWhole
    }
  }

  /// The number as an `Int`, if it is whole and fits.
  package var whole: Int? {
    guard case .small(let numerator, 1) = storage else { return nil }
    return Int(numerator)
  }

  /// The bits of the longer of numerator and denominator.
  var bits: Int {
    switch storage {
    case .small(let numerator, let denominator):
      64 - min(numerator.magnitude.leadingZeroBitCount, denominator.leadingZeroBitCount)
    case .big(let big): big.bits
    }
  }

  package var numerator: Rational {
    switch storage {
    case .small(let numerator, _): Rational(lowestTerms: numerator, 1)
    case .big(let big): Rational(big.numerator)
    }
  }

  package var denominator: Rational {
    switch storage {
    case .small(_, let denominator): Rational(lowestTerms: denominator, 1)
    case .big(let big): Rational(big.denominator)
    }
  }
}

extension Rational: CustomStringConvertible {
  /// The fraction as `p/q`, or `p` if it is whole.
  package var description: String {
    isWhole ? numerator.digits : numerator.digits + "/" + denominator.digits
  }

  /// The decimal digits of the numerator, with its sign.
  var digits: String {
    switch storage {
    case .small(let numerator, _): String(numerator)
    case .big(let big): big.numeratorText
    }
  }
}
