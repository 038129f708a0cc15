extension Formula {
  /// What a step does beside a number.
  enum Behavior: Equatable {
    /// It grows or falls without end.
    case pole
    case limit(Rational)
  }

  /// What a step does beside a number, wherever it is defined, if it is a fraction of polynomials;
  /// beside zero also of roots of the unknown.
  func behavior(of step: Int, at border: Solution) -> Behavior? {
    guard let point = border.number?.rational else { return nil }
    let inRoot = point.isZero ? fractionInRoot(step)?.value : nil
    guard let value = inRoot ?? RationalFormula(self, step)?.value else { return nil }
    guard !value.above.isZero else { return .limit(.zero) }
    let (above, below) = (value.above.order(at: point), value.below.order(at: point))
    if above.count < below.count { return .pole }
    return .limit(above.count > below.count ? .zero : above.rest / below.rest)
  }

  /// A step as a fraction of polynomials in t, where the unknown is t to the power of the degree;
  /// nil if it has no root of the unknown itself, or something else.
  ///
  /// For example, √x/x is t/t².
  func fractionInRoot(_ step: Int) -> (value: RationalFunction, degree: Int)? {
    let parts = parts(of: [step])
    var degree = 1
    for index in parts {
      guard case .power(let base, let exponent) = steps[index], case .unknown = steps[base],
        let common = Rational(degree).commonMultiple(with: exponent.denominator).whole
      else { continue }
      degree = common
    }
    guard degree > 1, degree <= 12 else { return nil }
    var given: [Int: RationalFunction] = [:]
    for index in parts { given[index] = power(index, ofRoot: degree) }
    return RationalFormula(self, step, given: given).map { ($0.value, degree) }
  }

  /// The unknown, or a power of it, as a power of its root; nil for another step.
  private func power(_ index: Int, ofRoot degree: Int) -> RationalFunction? {
    let exponent: Rational
    switch steps[index] {
    case .unknown: exponent = .one
    case .power(let base, let power):
      guard case .unknown = steps[base] else { return nil }
      exponent = power
    case .number, .pi, .sum, .difference, .product, .quotient, .function: return nil
    }
    guard let count = (exponent * Rational(degree)).whole, abs(count) <= 60 else { return nil }
    let power = Polynomial(Array(repeating: .zero, count: abs(count)) + [.one])
    return count < 0 ? RationalFunction(.one, power) : RationalFunction(power)
  }
}

extension Polynomial {
  /// How often a number is a root, and the value there of what is left without these.
  fileprivate func order(at point: Rational) -> (count: Int, rest: Rational) {
    var (rest, count) = (self, 0)
    while rest.degree > 0, rest.value(at: point).isZero {
      rest = rest.divided(by: Polynomial([-point, .one])).quotient
      count += 1
    }
    return (count, rest.value(at: point))
  }
}
