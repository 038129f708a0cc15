/// The primes of whole numbers of 64 bits.
enum Factorization {
  /// What a step of the search costs, in nanoseconds.
  private static let stepCost = 60

  /// The primes whose product is the number, which is above 1, in any order.
  static func primes(
    of number: UInt64, _ budget: inout Budget
  ) throws(CalculationError.Kind) -> [UInt64] {
    var (primes, open): ([UInt64], [UInt64]) = ([], [number])
    while let next = open.popLast() {
      if isPrime(next) {
        primes.append(next)
      } else {
        let divisor = try divisor(of: next, &budget)
        open += [divisor, next / divisor]
      }
    }
    return primes
  }

  /// Bases that tell every prime below 2^64 from the other numbers.
  ///
  /// Source: Sorenson and Webster, Strong pseudoprimes to twelve prime bases, 2015.
  private static let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

  /// The test of Miller and Rabin.
  static func isPrime(_ number: UInt64) -> Bool {
    guard number > 1, !bases.contains(number) else { return number > 1 }
    guard bases.allSatisfy({ number % $0 != 0 }) else { return false }
    let twos = (number - 1).trailingZeroBitCount
    return bases.allSatisfy { passes(number, base: $0, twos: twos) }
  }

  private static func passes(_ number: UInt64, base: UInt64, twos: Int) -> Bool {
    var power = power(base, (number - 1) >> UInt64(twos), modulo: number)
    if power == 1 || power == number - 1 { return true }
    for _ in 1..<max(twos, 1) {
      power = product(power, power, modulo: number)
      if power == number - 1 { return true }
    }
    return false
  }

  /// A divisor of a number that is no prime, by Pollard's rho method.
  private static func divisor(
    of number: UInt64, _ budget: inout Budget
  ) throws(CalculationError.Kind) -> UInt64 {
    if number % 2 == 0 { return 2 }
    var shift: UInt64 = 1
    while true {
      if let divisor = try cycleDivisor(of: number, shift, &budget) { return divisor }
      shift += 1
    }
  }

  /// The divisor that a sequence of squares runs into; nil if that is the number itself.
  private static func cycleDivisor(
    of number: UInt64, _ shift: UInt64, _ budget: inout Budget
  ) throws(CalculationError.Kind) -> UInt64? {
    var (slow, fast): (UInt64, UInt64) = (2, 2)
    let step = { (x: UInt64) in (product(x, x, modulo: number) &+ shift) % number }
    while true {
      try budget.spend(4 * stepCost)
      slow = step(slow)
      fast = step(step(fast))
      let common = greatestCommonDivisor(slow > fast ? slow - fast : fast - slow, number)
      if common == number { return nil }
      if common > 1 { return common }
    }
  }

  private static func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  private static func power(_ base: UInt64, _ exponent: UInt64, modulo: UInt64) -> UInt64 {
    var (result, square, rest): (UInt64, UInt64, UInt64) = (1, base % modulo, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square, modulo: modulo) }
      square = product(square, square, modulo: modulo)
      rest >>= 1
    }
    return result
  }

  private static func product(_ a: UInt64, _ b: UInt64, modulo: UInt64) -> UInt64 {
    modulo.dividingFullWidth((a % modulo).multipliedFullWidth(by: b)).remainder
  }
}
