/// A real root of a polynomial.
struct PolynomialRoot: Sendable {
  /// The factor without multiple roots that has the root.
  let factor: Polynomial
  let interval: RootInterval
  let multiplicity: Int
  /// The root in a form that people write, if one was found.
  var form: ExactForm?
}

extension Polynomial {
  /// All real roots, in order; nil if the work was given up.
  func roots(shouldStop: () -> Bool) -> [PolynomialRoot]? {
    if degree == 1 {
      let value = .zero - self[0] / lead
      return [
        PolynomialRoot(
          factor: monic, interval: RootInterval(low: value, high: value), multiplicity: 1,
          form: .fraction(value))
      ]
    }
    var roots: [PolynomialRoot] = []
    for (factor, multiplicity) in squareFreeFactors {
      guard let intervals = factor.isolatedRoots(shouldStop: shouldStop) else { return nil }
      let width = Rational.one / Rational.powerOfTen(33)
      let refined = intervals.map { factor.refined($0, to: width) }
      if shouldStop() { return nil }
      let forms = factor.forms(of: refined)
      for (interval, form) in zip(refined, forms) {
        roots.append(
          PolynomialRoot(
            factor: factor, interval: interval, multiplicity: multiplicity, form: form))
      }
    }
    return roots.sorted { $0.interval.low < $1.interval.low }
  }

  /// The forms of the roots of a factor, as far as they are found.
  private func forms(of roots: [RootInterval]) -> [ExactForm?] {
    var forms: [ExactForm?] = roots.map { fraction(in: $0).map(ExactForm.fraction) }
    let isPure = coefficients.dropFirst().dropLast().allSatisfy(\.isZero)
    for (index, root) in roots.enumerated() where forms[index] == nil && isPure && degree > 2 {
      let radicand = -coefficients[0] / lead
      forms[index] = .root(
        degree: degree, of: radicand.magnitude, isNegative: root.high.sign < 0)
    }
    addQuadratics(roots, &forms)
    return forms
  }

  /// The root as a fraction, if it is one.
  private func fraction(in root: RootInterval) -> Rational? {
    let candidate = root.isExact ? root.low : .simplest(root.low, root.high)
    return value(at: candidate).isZero ? candidate : nil
  }

  /// Finds pairs of roots whose sum and product are simple fractions.
  private func addQuadratics(_ roots: [RootInterval], _ forms: inout [ExactForm?]) {
    for first in roots.indices where forms[first] == nil {
      for second in roots.indices.dropFirst(first + 1) where forms[second] == nil {
        guard let quadratic = quadratic(roots[first], roots[second]) else { continue }
        let (a, b, c) = (quadratic[2], quadratic[1], quadratic[0])
        forms[first] = .quadratic(a, b, c, isLess: true)
        forms[second] = .quadratic(a, b, c, isLess: false)
        break
      }
    }
  }

  /// The divisor of the polynomial that has just these two roots, if its coefficients are simple.
  private func quadratic(_ first: RootInterval, _ second: RootInterval) -> Polynomial? {
    let sum = Rational.simplest(first.low + second.low, first.high + second.high)
    let products = [
      first.low * second.low, first.low * second.high, first.high * second.low,
      first.high * second.high,
    ].sorted()
    let product = Rational.simplest(products[0], products[3])
    let most = Rational(4) * primitive.lead.magnitude
    guard sum.denominator <= most, product.denominator <= most else { return nil }
    let quadratic = Polynomial([product, -sum, .one])
    guard divided(by: quadratic).rest.isZero else { return nil }
    let isOfBoth = [first, second].allSatisfy {
      quadratic.value(at: $0.low).sign * quadratic.value(at: $0.high).sign < 0
    }
    return isOfBoth ? quadratic.primitive : nil
  }
}
