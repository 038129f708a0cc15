/// A sum of fractions times roots of unity of one order n, below a million: powers of the n-th part
/// of a full turn.
struct RootsOfUnity {
  let order: Int
  /// What each power is multiplied by, under its exponent from 0 below the order; none is zero.
  private(set) var coefficients: [Int: Rational] = [:]

  /// Zero.
  init(order: Int) { self.order = order }

  init(_ fraction: Rational, order: Int) {
    self.init(order: order)
    add(fraction, exponent: 0)
  }

  /// Adds a fraction times a power of the root, whose exponent may be any.
  mutating func add(_ coefficient: Rational, exponent: Int) {
    let exponent = (exponent % order + order) % order
    let sum = coefficients[exponent, default: .zero] + coefficient
    coefficients[exponent] = sum.isZero ? nil : sum
  }

  static func + (left: RootsOfUnity, right: RootsOfUnity) -> RootsOfUnity {
    var sum = left
    for (exponent, coefficient) in right.coefficients { sum.add(coefficient, exponent: exponent) }
    return sum
  }

  static func * (left: RootsOfUnity, right: RootsOfUnity) -> RootsOfUnity {
    var product = RootsOfUnity(order: left.order)
    for (a, first) in left.coefficients {
      for (b, second) in right.coefficients { product.add(first * second, exponent: a + b) }
    }
    return product
  }
}

extension RootsOfUnity {
  /// The fraction that the sum is; nil if it is none.
  ///
  /// With p a prime in the order n, and m = n/p: if p divides m too, the p powers 0 to p − 1 of the
  /// root are independent over the roots of order m. If not, all p-th roots of unity add up to zero
  /// and any p − 1 of them are independent. Source: Washington, Introduction to Cyclotomic Fields,
  /// chapter 2.
  var fraction: Rational? {
    guard coefficients.contains(where: { $0.key != 0 }) else {
      return coefficients[0] ?? .zero
    }
    let prime = Primes.small.first { order.isMultiple(of: $0) } ?? order
    return (order / prime).isMultiple(of: prime)
      ? fraction(overSquareOf: prime) : fraction(overSingle: prime)
  }

  private func fraction(overSquareOf prime: Int) -> Rational? {
    var parts: [Int: RootsOfUnity] = [:]
    for (exponent, coefficient) in coefficients {
      let part = exponent % prime
      parts[part, default: RootsOfUnity(order: order / prime)]
        .add(coefficient, exponent: exponent / prime)
    }
    let constant = parts.removeValue(forKey: 0)
    guard parts.values.allSatisfy({ $0.fraction == .zero }) else { return nil }
    return constant.map(\.fraction) ?? .zero
  }

  private func fraction(overSingle prime: Int) -> Rational? {
    let rest = order / prime
    // Exponents of the prime's roots and of the rest's, by the Chinese remainder theorem.
    let (forPrime, forRest) = (Self.inverse(of: rest, prime), Self.inverse(of: prime, rest))
    var parts: [Int: RootsOfUnity] = [:]
    for (exponent, coefficient) in coefficients {
      let part = exponent % prime * forPrime % prime
      parts[part, default: RootsOfUnity(order: rest)]
        .add(coefficient, exponent: exponent % rest * forRest)
    }
    let zero = RootsOfUnity(order: rest)
    let spare = (1..<prime).first { parts[$0] == nil } ?? prime - 1
    let negative = RootsOfUnity(-.one, order: rest) * (parts.removeValue(forKey: spare) ?? zero)
    let constant = (parts.removeValue(forKey: 0) ?? zero) + negative
    guard parts.values.allSatisfy({ ($0 + negative).fraction == .zero }) else { return nil }
    return constant.fraction
  }

  /// What makes 1 with the number, but for multiples of the divisor, which has no part in common
  /// with it; 0 for the divisor 1.
  private static func inverse(of number: Int, _ divisor: Int) -> Int {
    var (a, b) = (number % divisor, divisor)
    var (x, y) = (1, 0)
    while b != 0 {
      let quotient = a / b
      (a, b) = (b, a - quotient * b)
      (x, y) = (y, x - quotient * y)
    }
    return divisor == 1 ? 0 : (x % divisor + divisor) % divisor
  }
}
