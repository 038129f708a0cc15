extension Algebra {
  /// The sine of an angle up to 45° if square roots express it: Niven's theorem and its kin.
  mutating func exactSine(of angle: Value) throws(CalculationError.Kind) -> Value? {
    guard let multiple = multipleOfPi(angle) else { return nil }
    return switch multiple * Rational(180) {
    case Rational(0): .zero
    case Rational(15): try add(surd(Rational(1, 4), 6), surd(Rational(-1, 4), 2))
    case Rational(18): try add(surd(Rational(1, 4), 5), .rational(Rational(-1, 4)))
    case Rational(30): .rational(Rational(1, 2))
    case Rational(45): try surd(Rational(1, 2), 2)
    default: nil
    }
  }

  /// The cosine of an angle up to 45° if square roots express it.
  mutating func exactCosine(of angle: Value) throws(CalculationError.Kind) -> Value? {
    guard let multiple = multipleOfPi(angle) else { return nil }
    return switch multiple * Rational(180) {
    case Rational(0): .one
    case Rational(15): try add(surd(Rational(1, 4), 6), surd(Rational(1, 4), 2))
    case Rational(30): try surd(Rational(1, 2), 3)
    case Rational(36): try add(surd(Rational(1, 4), 5), .rational(Rational(1, 4)))
    case Rational(45): try surd(Rational(1, 2), 2)
    default: nil
    }
  }

  /// A fraction times a square root.
  private mutating func surd(
    _ coefficient: Rational, _ radicand: Int
  ) throws(CalculationError.Kind) -> Value {
    let root = try root(of: Rational(radicand), Rational(1, 2))
    return try multiply(.rational(coefficient), root)
  }
}
