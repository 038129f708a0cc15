extension Evaluator {
  mutating func value(of constant: Constant) throws(CalculationError.Kind) -> Value {
    switch constant {
    case .pi: try algebra.value(.one, .pi)
    case .e: try algebra.value(.one, .e)
    }
  }

  mutating func recall(_ reference: Reference) throws(CalculationError.Kind) -> Value {
    guard let number = results[reference] else { throw .nothingToRecall(reference) }
    let value = try algebra.adopt(number)
    return if let unit = number.unit { try firstUnits(value, of: unit) } else { value }
  }

  mutating func percent(_ value: Value) throws(CalculationError.Kind) -> Value {
    try algebra.multiply(value, .rational(Rational(1, 100)))
  }

  mutating func factorial(of value: Value) throws(CalculationError.Kind) -> Value {
    guard case .rational(let operand) = value, operand.isWhole else {
      // The floor of a value that is no fraction is found only if the value is not whole.
      _ = try algebra.floor(of: value)
      throw .factorialOfFraction
    }
    guard operand.sign >= 0 else { throw .factorialOfNegative }
    guard let n = operand.whole, n <= Limits.factorial else { throw .factorialTooLarge }
    try algebra.budget.spend(Cost.factorial(n))
    return .rational(Rational.factorial(n))
  }
}
