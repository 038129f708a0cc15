extension Formula {
  /// As many steps a formula may grow to with its slopes.
  private static let mostSteps = 6_000

  /// The slope of a step; nil where the formula would grow too long.
  ///
  /// Where a magnitude turns, its slope is all from −1 to 1; where a whole part jumps, it has none.
  mutating func slope(of root: Int) -> Int? {
    for index in parts(of: [root]) where slopes[index] == nil {
      slopes[index] = newSlope(of: steps[index], at: index)
      guard steps.count <= Self.mostSteps else { return nil }
    }
    return slopes[root]
  }

  private mutating func newSlope(of step: Step, at index: Int) -> Int {
    guard !isConstant[index] else { return number(.zero) }
    switch step {
    case .unknown: return number(.one)
    case .number, .pi: return number(.zero)
    case .sum(let a, let b): return sum(known(a), known(b))
    case .difference(let a, let b): return difference(known(a), known(b))
    case .product(let a, let b): return sum(product(known(a), b), product(a, known(b)))
    case .quotient(let a, let b):
      let change = difference(known(a), product(index, known(b)))
      return quotient(change, b)
    case .power(let a, let exponent):
      let outer = product(number(exponent), power(a, exponent - .one))
      return product(outer, known(a))
    case .function(let function, let a): return slope(of: function, of: a, at: index)
    }
  }

  private func known(_ index: Int) -> Int { slopes[index] ?? index }

  private mutating func slope(of function: Elementary, of a: Int, at index: Int) -> Int {
    let inner = known(a)
    switch function {
    case .exponential: return product(index, inner)
    case .logarithm: return quotient(inner, a)
    case .timesLogarithm: return product(sum(call(.logarithm, a), number(.one)), inner)
    case .sine: return product(call(.cosine, a), inner)
    case .cosine: return negated(product(call(.sine, a), inner))
    case .arcsine: return quotient(inner, squareRoot(one(minus: a)))
    case .arccosine: return negated(quotient(inner, squareRoot(one(minus: a))))
    case .arctangent: return quotient(inner, sum(power(a, Rational(2)), number(.one)))
    case .hyperbolicSine: return product(call(.hyperbolicCosine, a), inner)
    case .hyperbolicCosine: return product(call(.hyperbolicSine, a), inner)
    case .hyperbolicTangent: return product(one(minus: index), inner)
    case .inverseHyperbolicSine:
      return quotient(inner, squareRoot(sum(power(a, Rational(2)), number(.one))))
    case .inverseHyperbolicCosine:
      return quotient(inner, squareRoot(difference(power(a, Rational(2)), number(.one))))
    case .inverseHyperbolicTangent: return quotient(inner, one(minus: a))
    case .magnitude: return product(call(.sign, a), inner)
    case .sign, .floor: return number(.zero)
    }
  }

  /// 1 − a².
  private mutating func one(minus a: Int) -> Int {
    difference(number(.one), power(a, Rational(2)))
  }

  private mutating func squareRoot(_ a: Int) -> Int { power(a, Rational(1, 2)) }
}
