extension Algebra {
  /// The last level at which a sign is searched for: 16,384 bits.
  static let lastSignLevel = 7

  /// −1, 0 or 1.
  ///
  /// - Throws: `undecided` if the value is so close to zero that it cannot be told from it.
  mutating func sign(of value: Value) throws(CalculationError.Kind) -> Int {
    switch value {
    case .rational(let rational): rational.sign
    case .form(let form): try sign(of: form)
    }
  }

  /// −1, 0 or 1.
  mutating func sign(of form: Form) throws(CalculationError.Kind) -> Int {
    if let sign = evidentSign(of: form) { return sign }
    for level in 0...Self.lastSignLevel {
      let sign = try enclosure(of: form, level: level).sign
      if sign != 0 { return sign }
    }
    if let fraction = hiddenFraction(in: form) { return fraction.sign }
    throw .undecided
  }

  /// The sign of a form whose terms all have it.
  private func evidentSign(of form: Form) -> Int? {
    let sign = form.terms[0].coefficient.sign
    let isEvident = form.terms.allSatisfy {
      $0.coefficient.sign == sign && hasPositiveFactors($0)
    }
    return isEvident ? sign : nil
  }

  /// The order of two values: −1 if the first is less, 0 if they are equal.
  mutating func compare(
    _ left: Value, _ right: Value
  ) throws(CalculationError.Kind) -> Int {
    try sign(of: subtract(left, right))
  }

  /// Whether the value lies between two others, or is one of them.
  mutating func isBetween(
    _ low: Value, _ value: Value, _ high: Value
  ) throws(CalculationError.Kind) -> Bool {
    guard try compare(low, value) <= 0 else { return false }
    return try compare(value, high) <= 0
  }
}
