/// The factors of whole numbers, as far as they are cheap to find.
enum Primes {
  /// The primes below 1,000, so that whole numbers below a million are factored completely.
  static let small: [Int] = {
    var isPrime = [Bool](repeating: true, count: 1_000)
    var primes: [Int] = []
    for candidate in 2..<isPrime.count where isPrime[candidate] {
      primes.append(candidate)
      for multiple in stride(from: candidate * candidate, to: isPrime.count, by: candidate) {
        isPrime[multiple] = false
      }
    }
    return primes
  }()

  /// The bits of the longest number that is tried for being a power.
  private static let longestPower = 1_024

  /// The small primes in a whole number above zero, and what is left as the power of a number
  /// that is no power itself.
  static func factors(of whole: Rational) -> [(factor: Rational, count: Int)] {
    var rest = whole
    var factors: [(factor: Rational, count: Int)] = []
    for prime in small {
      guard rest != .one else { break }
      let (next, count) = rest.takingOut(prime)
      if count > 0 { factors.append((Rational(prime), count)) }
      rest = next
    }
    if rest != .one { factors.append(base(of: rest)) }
    return factors
  }

  /// The number and the exponent whose power the number is, the exponent as great as can be.
  private static func base(of power: Rational) -> (factor: Rational, count: Int) {
    guard power.bits <= longestPower, power.isPerfectPower else { return (power, 1) }
    // All its primes are above 1,000, so the exponent is at most the bits divided by 9.9.
    for exponent in stride(from: power.bits / 9, through: 2, by: -1) {
      if let root = power.root(exponent) { return (root, exponent) }
    }
    return (power, 1)
  }
}
