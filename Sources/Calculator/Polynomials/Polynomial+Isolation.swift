/// An interval in which a polynomial has exactly one root; the root itself if the ends are equal.
struct RootInterval: Equatable, Sendable {
  var low: Rational
  var high: Rational

  var isExact: Bool { low == high }
}

extension Polynomial {
  /// No root is further from zero.
  var rootBound: Rational {
    .one + (coefficients.dropLast().map { ($0 / lead).magnitude }.max() ?? .zero)
  }

  /// The roots of a polynomial without multiple roots, in order.
  ///
  /// Source: Descartes' rule of signs with bisection, after Vincent, Collins and Akritas.
  func isolatedRoots(shouldStop: () -> Bool) -> [RootInterval]? {
    guard degree > 0 else { return [] }
    let bound = rootBound.floor + .one
    let whole = composed(Polynomial([-bound, bound + bound])).primitive
    var roots: [RootInterval] = []
    var stack = [(low: -bound, high: bound, polynomial: whole)]
    while let (low, high, polynomial) = stack.popLast() {
      if shouldStop() { return nil }
      let changes = polynomial.reversed.shifted.signChanges
      if changes == 0 { continue }
      if changes == 1 {
        roots.append(RootInterval(low: low, high: high))
        continue
      }
      let middle = (low + high) / Rational(2)
      var left = polynomial.halved
      var right = left.shifted
      if right[0].isZero {
        roots.append(RootInterval(low: middle, high: middle))
        right = Polynomial(Array(right.coefficients.dropFirst()))
        left = left.divided(by: Polynomial([-.one, .one])).quotient
      }
      stack.append((low, middle, left))
      stack.append((middle, high, right))
    }
    return roots.sorted { $0.low < $1.low }.map(inside)
  }

  /// The interval with ends at which the polynomial is not zero.
  private func inside(_ root: RootInterval) -> RootInterval {
    guard !root.isExact else { return root }
    var root = root
    // An end that is another root lies outside of the open interval.
    while value(at: root.low).isZero || value(at: root.high).isZero
      || value(at: root.low).sign == value(at: root.high).sign
    {
      let middle = (root.low + root.high) / Rational(2)
      let sign = value(at: middle).sign
      if sign == 0 { return RootInterval(low: middle, high: middle) }
      if isRoot(sign, leftOf: middle, in: root) { root.high = middle } else { root.low = middle }
    }
    return root
  }

  /// Whether the only root in the open interval lies left of a point where the polynomial has a
  /// sign.
  private func isRoot(_ sign: Int, leftOf point: Rational, in root: RootInterval) -> Bool {
    let low = value(at: root.low).sign
    // Beside a simple root the polynomial has the sign of its slope there.
    return (low == 0 ? slope.value(at: root.low).sign : low) != sign
  }

  /// The interval around the same root, not wider than the width.
  func refined(_ root: RootInterval, to width: Rational) -> RootInterval {
    guard !root.isExact else { return root }
    var root = root
    let sign = value(at: root.low).sign
    while root.high - root.low > width {
      let middle = (root.low + root.high) / Rational(2)
      let here = value(at: middle).sign
      if here == 0 { return RootInterval(low: middle, high: middle) }
      if here == sign { root.low = middle } else { root.high = middle }
    }
    return root
  }
}

extension Polynomial {
  /// The polynomial of another one.
  private func composed(_ inner: Polynomial) -> Polynomial {
    coefficients.reversed().reduce(.zero) { $0 * inner + Polynomial([$1]) }
  }

  /// The polynomial of x + 1.
  private var shifted: Polynomial {
    var values = coefficients
    for start in values.indices {
      for index in stride(from: values.count - 2, through: start, by: -1) {
        values[index] = values[index] + values[index + 1]
      }
    }
    return Polynomial(values)
  }

  /// The polynomial of x/2, times a power of two.
  private var halved: Polynomial {
    var factor = Rational.one
    var values = coefficients
    for index in values.indices.reversed() {
      values[index] = values[index] * factor
      factor = factor + factor
    }
    return Polynomial(values)
  }

  private var reversed: Polynomial { Polynomial(coefficients.reversed()) }

  /// How often the sign changes from one coefficient to the next that is not zero.
  private var signChanges: Int {
    let signs = coefficients.map(\.sign).filter { $0 != 0 }
    return zip(signs, signs.dropFirst()).count { $0 != $1 }
  }
}
