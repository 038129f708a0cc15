extension Algebra {
  /// The values from the least to the greatest.
  ///
  /// - Complexity: O(n log n) comparisons, by merging.
  mutating func sorted(_ values: [Value]) throws(CalculationError.Kind) -> [Value] {
    guard values.count > 1 else { return values }
    let middle = values.count / 2
    var left = try sorted(Array(values[..<middle]))[...]
    var right = try sorted(Array(values[middle...]))[...]
    var merged: [Value] = []
    while let a = left.first, let b = right.first {
      merged.append(try compare(a, b) <= 0 ? left.removeFirst() : right.removeFirst())
    }
    return merged + left + right
  }

  /// The sum of all values.
  mutating func total(_ values: [Value]) throws(CalculationError.Kind) -> Value {
    var sum = Value.zero
    for value in values { sum = try add(sum, value) }
    return sum
  }

  /// The primes of a whole number, in order; a negative number has −1 among them.
  mutating func primeFactors(of whole: Rational) throws(CalculationError.Kind) -> [PrimePower] {
    guard whole.magnitude > .one else { return [PrimePower(prime: whole, count: 1)] }
    let sign = whole.sign < 0 ? [PrimePower(prime: -.one, count: 1)] : []
    var (rest, powers) = (whole.magnitude, sign)
    for prime in Primes.small {
      try budget.spend(Cost.multiplication(rest.bits, 10))
      let (next, count) = rest.takingOut(prime)
      if count > 0 { powers.append(PrimePower(prime: Rational(prime), count: count)) }
      rest = next
    }
    return powers + (try largePrimes(of: rest))
  }

  /// The primes of a number that has none below 1,000.
  private mutating func largePrimes(
    of rest: Rational
  ) throws(CalculationError.Kind) -> [PrimePower] {
    guard rest != .one else { return [] }
    guard let whole = rest.whole else { throw .tooLong }
    let primes = try Factorization.primes(of: UInt64(whole), &budget).sorted()
    return Set(primes).sorted().map { prime in
      PrimePower(prime: Rational(Int(prime)), count: primes.count { $0 == prime })
    }
  }
}
