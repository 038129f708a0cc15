/// A polynomial in one unknown with fractions as coefficients.
struct Polynomial: Hashable, Sendable {
  /// The coefficients from that of the zeroth power on; the last one is not zero.
  let coefficients: [Rational]

  init(_ coefficients: [Rational]) {
    let end = coefficients.lastIndex { !$0.isZero }.map { $0 + 1 } ?? 0
    self.coefficients = Array(coefficients.prefix(end))
  }

  static let zero = Polynomial([])
  static let one = Polynomial([.one])
  /// The unknown itself.
  static let unknown = Polynomial([.zero, .one])

  var isZero: Bool { coefficients.isEmpty }
  /// The greatest power; −1 for zero.
  var degree: Int { coefficients.count - 1 }
  /// The coefficient of the greatest power; zero for zero.
  var lead: Rational { coefficients.last ?? .zero }
  /// The bits of the longest coefficient.
  var bits: Int { coefficients.map(\.bits).max() ?? 0 }

  /// The value at a fraction.
  func value(at x: Rational) -> Rational {
    coefficients.reversed().reduce(.zero) { $0 * x + $1 }
  }

  var slope: Polynomial {
    Polynomial(coefficients.enumerated().dropFirst().map { Rational($0.offset) * $0.element })
  }

  /// The polynomial over the coefficient of its greatest power.
  var monic: Polynomial {
    isZero ? self : Polynomial(coefficients.map { $0 / lead })
  }

  /// The same roots with whole coefficients that have nothing in common.
  var primitive: Polynomial {
    let common = coefficients.reduce(Rational.one) { $0.commonMultiple(with: $1.denominator) }
    let whole = coefficients.map { $0 * common }
    let divisor = whole.reduce(Rational.zero) { $0.commonDivisor(with: $1) }
    return divisor.isZero ? self : Polynomial(whole.map { $0 / divisor })
  }
}

extension Polynomial {
  static func + (left: Polynomial, right: Polynomial) -> Polynomial {
    let count = max(left.coefficients.count, right.coefficients.count)
    return Polynomial((0..<count).map { left[$0] + right[$0] })
  }

  static func - (left: Polynomial, right: Polynomial) -> Polynomial {
    let count = max(left.coefficients.count, right.coefficients.count)
    return Polynomial((0..<count).map { left[$0] - right[$0] })
  }

  static func * (left: Polynomial, right: Polynomial) -> Polynomial {
    guard !left.isZero, !right.isZero else { return .zero }
    var product = [Rational](repeating: .zero, count: left.degree + right.degree + 1)
    for (i, a) in left.coefficients.enumerated() where !a.isZero {
      for (j, b) in right.coefficients.enumerated() { product[i + j] = product[i + j] + a * b }
    }
    return Polynomial(product)
  }

  /// The coefficient of a power.
  subscript(power: Int) -> Rational {
    coefficients.indices.contains(power) ? coefficients[power] : .zero
  }

  /// The quotient and what is left; the divisor is not zero.
  func divided(by divisor: Polynomial) -> (quotient: Polynomial, rest: Polynomial) {
    var rest = coefficients
    var quotient = [Rational](repeating: .zero, count: max(0, rest.count - divisor.degree))
    while rest.count > divisor.degree {
      let power = rest.count - divisor.degree - 1
      let factor = (rest.last ?? .zero) / divisor.lead
      quotient[power] = factor
      for (index, coefficient) in divisor.coefficients.enumerated() {
        rest[index + power] = rest[index + power] - factor * coefficient
      }
      rest.removeLast()
    }
    return (Polynomial(quotient), Polynomial(rest))
  }

  /// The greatest polynomial that divides both, with 1 as the coefficient of its greatest power.
  func commonDivisor(with other: Polynomial) -> Polynomial {
    var (a, b) = (self, other)
    while !b.isZero { (a, b) = (b, a.divided(by: b).rest.primitive) }
    return a.monic
  }

  /// The polynomial without the roots that another one has.
  func without(rootsOf other: Polynomial) -> Polynomial {
    var rest = self
    while rest.degree > 0 {
      let common = rest.commonDivisor(with: other)
      guard common.degree > 0 else { break }
      rest = rest.divided(by: common).quotient
    }
    return rest
  }

  /// Factors without multiple roots, each with how often its roots count, after Yun.
  var squareFreeFactors: [(factor: Polynomial, multiplicity: Int)] {
    var factors: [(factor: Polynomial, multiplicity: Int)] = []
    var rest = commonDivisor(with: slope)
    var simple = divided(by: rest).quotient
    var multiplicity = 1
    while simple.degree > 0 {
      let next = simple.commonDivisor(with: rest)
      let factor = simple.divided(by: next).quotient
      if factor.degree > 0 { factors.append((factor.primitive, multiplicity)) }
      simple = next
      rest = rest.divided(by: next).quotient
      multiplicity += 1
    }
    return factors
  }
}
