extension Algebra {
  /// Products of more factors are found from factorials.
  private static let longestProduct = 2_000

  /// The ways to choose so many of n things, whatever their order.
  mutating func combinations(
    _ n: Rational, _ count: Rational
  ) throws(CalculationError.Kind) -> Rational {
    guard count <= n else { return .zero }
    let few = min(count, n - count)
    let ways = try permutations(n, few)
    guard let few = few.whole, few <= Limits.factorial else { throw .tooLarge }
    try budget.spend(Cost.factorial(few))
    return try quotient(ways, Rational.factorial(few))
  }

  /// The ways to put so many of n things in a row.
  mutating func permutations(
    _ n: Rational, _ count: Rational
  ) throws(CalculationError.Kind) -> Rational {
    guard count <= n else { return .zero }
    guard let length = count.whole else { throw .tooLarge }
    if length <= Self.longestProduct { return try fallingProduct(n, length) }
    guard let whole = n.whole, whole <= Limits.factorial else { throw .tooLarge }
    try budget.spend(2 * Cost.factorial(whole))
    return try quotient(Rational.factorial(whole), Rational.factorial(whole - length))
  }

  /// n · (n − 1) · (n − 2) and so on, so many factors.
  private mutating func fallingProduct(
    _ n: Rational, _ length: Int
  ) throws(CalculationError.Kind) -> Rational {
    var product = Rational.one
    for step in 0..<length { product = try self.product(product, n - Rational(step)) }
    return product
  }
}
