extension Algebra {
  /// The value as a fraction where it is one by identities that its terms do not show, such as
  /// cos² 18° − (5 + √5)/8; else as it is.
  mutating func settled(_ value: Value) throws(CalculationError.Kind) -> Value {
    guard case .form(let form) = value, let fraction = hiddenFraction(in: form) else {
      return value
    }
    return .rational(fraction)
  }

  /// The fraction that the form is; nil if none is found.
  mutating func hiddenFraction(in form: Form) -> Rational? {
    do {
      if let fraction = try withoutProductsOfWaves(form)?.rational { return fraction }
      if let fraction = try withoutSumsOfAngles(form)?.rational { return fraction }
      return try fractionByRootsOfUnity(form)
    } catch {
      // Whoever asks has a value without it.
      return nil
    }
  }
}
