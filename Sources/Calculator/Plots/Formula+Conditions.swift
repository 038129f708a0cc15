extension Formula {
  /// The steps that must not be zero, or not change their sign, for a curve to go on.
  mutating func conditions(of root: Int) -> [Int] {
    var conditions: [Int] = []
    for index in parts(of: [root]) {
      switch steps[index] {
      case .quotient(_, let b): conditions.append(b)
      case .power(let a, let exponent):
        if exponent.sign < 0 || exponent.denominator.isEven { conditions.append(a) }
      case .function(let function, let a): conditions += self.conditions(of: function, a)
      case .unknown, .number, .pi, .sum, .difference, .product: break
      }
    }
    return Set(conditions).filter { !isConstant[$0] }.sorted()
  }

  private mutating func conditions(of function: Elementary, _ a: Int) -> [Int] {
    switch function {
    case .logarithm, .timesLogarithm: [a]
    case .arcsine, .arccosine, .inverseHyperbolicTangent:
      [difference(a, number(Rational(-1))), difference(a, number(.one))]
    case .inverseHyperbolicCosine: [difference(a, number(.one))]
    case .floor, .sign, .exponential, .sine, .cosine, .arctangent, .hyperbolicSine,
      .hyperbolicCosine, .hyperbolicTangent, .inverseHyperbolicSine, .magnitude:
      []
    }
  }
}
