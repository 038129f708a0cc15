/// A number in a form that people write: 2/3, (1 + √5)/2, 5π/6, ln 2.
package enum ExactForm: Hashable, Sendable {
  case fraction(Rational)
  /// (whole + factor·√radicand) / divisor with whole numbers in lowest terms.
  case surd(whole: Rational, factor: Rational, radicand: Rational, divisor: Rational)
  /// The root of a fraction above zero, with a sign; the degree is above 2.
  case root(degree: Int, of: Rational, isNegative: Bool)
  case multipleOfPi(Rational)
  case multipleOfE(Rational)
  /// A fraction over π.
  case overPi(Rational)
  case logarithm(Rational)
  /// A power of e.
  case exponential(Rational)
}

extension ExactForm {
  /// As an expression that the calculator reads.
  ///
  /// - Parameter isForPeople: With π, √ and −, rather than in ASCII.
  /// - Returns: The expression, without spaces where none are needed.
  package func text(isForPeople: Bool) -> String {
    let signs = ExactSigns(isForPeople: isForPeople)
    switch self {
    case .fraction(let value): return signs.fraction(value)
    case .surd(let whole, let factor, let radicand, let divisor):
      return signs.surd(whole, factor, radicand, divisor)
    case .root(let degree, let value, let isNegative):
      let root = signs.root(degree, value)
      return isNegative ? signs.minus + root : root
    case .multipleOfPi(let factor): return signs.multiple(factor, of: signs.pi)
    case .multipleOfE(let factor): return signs.multiple(factor, of: "e")
    case .overPi(let value):
      let below =
        value.denominator == .one
        ? signs.pi : "(\(signs.multiple(value.denominator, of: signs.pi)))"
      return "\(signs.fraction(value.numerator))/\(below)"
    case .logarithm(let value):
      return value.isWhole && isForPeople ? "ln \(value)" : "ln(\(signs.fraction(value)))"
    case .exponential(let exponent):
      return exponent.isWhole && exponent.sign > 0
        ? "e^\(exponent)" : "e^(\(signs.fraction(exponent)))"
    }
  }

  /// Whether the form is a fraction, which may be a short decimal.
  package var isDecimal: Bool {
    if case .fraction = self { true } else { false }
  }

  /// The number itself; nil where the work was too much.
  package func number(shouldStop: @escaping @Sendable () -> Bool = { false }) -> Number? {
    if case .fraction(let value) = self { return Number(value) }
    return try? evaluate(
      text(isForPeople: false), patience: .milliseconds(100), shouldStop: shouldStop)
  }

  /// (−b ± √(b² − 4ac)) / 2a for whole coefficients, the minus sign for `isLess`; a is above zero
  /// and the root is real and not a fraction.
  static func quadratic(_ a: Rational, _ b: Rational, _ c: Rational, isLess: Bool) -> ExactForm {
    let (outside, inside) = (b * b - Rational(4) * a * c).squareFactor
    let common = outside.commonDivisor(with: b).commonDivisor(with: a + a)
    let sign = isLess ? -Rational.one : .one
    return .surd(
      whole: -b / common, factor: sign * outside / common, radicand: inside,
      divisor: (a + a) / common)
  }
}

extension Rational {
  /// The whole number above zero as a square times a number, as far as small primes go.
  var squareFactor: (outside: Rational, inside: Rational) {
    var (outside, inside) = (Rational.one, Rational.one)
    for (factor, count) in Primes.factors(of: self) {
      outside = outside * factor.raised(to: count / 2)
      if count % 2 == 1 { inside = inside * factor }
    }
    return (outside, inside)
  }
}

/// How the signs of exact forms are written.
private struct ExactSigns {
  let isForPeople: Bool

  var pi: String { isForPeople ? "π" : "pi" }
  var minus: String { isForPeople ? "−" : "-" }

  func fraction(_ value: Rational) -> String {
    (value.sign < 0 ? minus : "") + value.magnitude.description
  }

  func multiple(_ factor: Rational, of name: String) -> String {
    let above =
      factor.numerator.magnitude == .one
      ? name : factor.numerator.magnitude.description + (isForPeople ? "" : "*") + name
    let below = factor.denominator == .one ? "" : "/\(factor.denominator)"
    return factor.isZero ? "0" : (factor.sign < 0 ? minus : "") + above + below
  }

  func squareRoot(_ radicand: Rational) -> String {
    isForPeople ? "√\(radicand)" : "sqrt(\(radicand))"
  }

  func root(_ degree: Int, _ value: Rational) -> String {
    if degree == 3 { return "\(isForPeople ? "∛" : "cbrt")(\(value))" }
    return "root(\(value), \(degree))"
  }

  func surd(
    _ whole: Rational, _ factor: Rational, _ radicand: Rational, _ divisor: Rational
  ) -> String {
    let root = multiple(factor.magnitude, of: squareRoot(radicand))
    let below = divisor == .one ? "" : "/\(divisor)"
    guard !whole.isZero else { return (factor.sign < 0 ? minus : "") + root + below }
    let sign = factor.sign < 0 ? minus : "+"
    let sum = "\(fraction(whole)) \(sign) \(root)"
    return divisor == .one ? sum : "(\(sum))\(below)"
  }
}
