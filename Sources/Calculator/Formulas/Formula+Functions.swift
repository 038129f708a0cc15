extension Formula {
  /// The angle of so many degrees in radians.
  mutating func radians(ofDegrees degrees: Int) -> Int {
    product(product(index(of: .pi), number(Rational(1, 180))), degrees)
  }

  mutating func combine(_ a: Int, _ b: Int, by operation: BinaryOperator) -> Int {
    switch operation {
    case .add: sum(a, b)
    case .subtract: difference(a, b)
    case .multiply: defined(product(a, b), a, b)
    case .divide: quotient(a, b)
    case .power: power(a, b)
    case .addPercent: sum(a, defined(product(a, b), a, b))
    case .subtractPercent: difference(a, defined(product(a, b), a, b))
    }
  }

  /// The product, which is defined only where both factors are: 0·ln x is nothing where x is −1.
  private mutating func defined(_ product: Int, _ a: Int, _ b: Int) -> Int {
    let isLost = number(product) != nil && !(isConstant[a] && isConstant[b])
    return isLost ? index(of: .product(a, b)) : product
  }

  /// A power, whose base must be above zero where the exponent is not constant.
  mutating func power(_ base: Int, _ exponent: Int) -> Int {
    if let constant = number(exponent) {
      return power(base, constant)
    }
    // One to any power is one, where the exponent is defined.
    if number(base) == .one {
      return index(of: .sum(base, index(of: .product(number(.zero), exponent))))
    }
    let index = call(.exponential, product(exponent, call(.logarithm, base)))
    let power = OpenPower(index: index, base: base, exponent: exponent)
    if !openPowers.contains(power) { openPowers.append(power) }
    return index
  }

  /// A function of the calculator; nil if it has no curve.
  mutating func call(_ function: MathFunction, _ operands: [Int], _ unit: AngleUnit) -> Int? {
    guard let first = operands.first, let last = operands.last else { return nil }
    switch function {
    case .sine: return call(.sine, angle(first, unit))
    case .cosine: return call(.cosine, angle(first, unit))
    case .tangent:
      let angle = angle(first, unit)
      return quotient(call(.sine, angle), call(.cosine, angle))
    case .arcsine: return inUnit(call(.arcsine, first), unit)
    case .arccosine: return inUnit(call(.arccosine, first), unit)
    case .arctangent: return inUnit(call(.arctangent, first), unit)
    case .squareRoot: return power(first, Rational(1, 2))
    case .cubeRoot: return power(first, Rational(1, 3))
    case .root: return number(last).flatMap { $0.isZero ? nil : power(first, .one / $0) }
    case .decimalLogarithm:
      return logarithm(first, base: operands.count == 1 ? number(Rational(10)) : last)
    case .binaryLogarithm: return logarithm(first, base: number(Rational(2)))
    case .ceiling: return negated(call(.floor, negated(first)))
    case .round: return operands.count == 1 ? rounded(first) : nil
    case .remainder: return difference(first, product(last, call(.floor, quotient(first, last))))
    case .maximum, .minimum: return extreme(operands, isGreatest: function == .maximum)
    case .sum: return operands.dropFirst().reduce(first) { sum($0, $1) }
    case .average:
      let total = operands.dropFirst().reduce(first) { sum($0, $1) }
      return product(number(Rational(1, operands.count)), total)
    default: return Self.elementary[function].map { call($0, first) }
    }
  }

  /// The functions that are one step.
  private static let elementary: [MathFunction: Elementary] = [
    .exponential: .exponential, .naturalLogarithm: .logarithm,
    .hyperbolicSine: .hyperbolicSine, .hyperbolicCosine: .hyperbolicCosine,
    .hyperbolicTangent: .hyperbolicTangent, .inverseHyperbolicSine: .inverseHyperbolicSine,
    .inverseHyperbolicCosine: .inverseHyperbolicCosine,
    .inverseHyperbolicTangent: .inverseHyperbolicTangent, .absoluteValue: .magnitude,
    .floor: .floor,
  ]

  private mutating func angle(_ a: Int, _ unit: AngleUnit) -> Int {
    unit == .degrees ? radians(ofDegrees: a) : a
  }

  /// An angle in radians in another unit.
  private mutating func inUnit(_ a: Int, _ unit: AngleUnit) -> Int {
    guard unit == .degrees else { return a }
    return product(quotient(number(Rational(180)), index(of: .pi)), a)
  }

  private mutating func logarithm(_ a: Int, base: Int) -> Int {
    quotient(call(.logarithm, a), call(.logarithm, base))
  }

  /// The nearest whole number, halves away from zero.
  private mutating func rounded(_ a: Int) -> Int {
    let size = call(.floor, sum(call(.magnitude, a), number(Rational(1, 2))))
    return product(call(.sign, a), size)
  }

  /// (a + b ± |a − b|) / 2 over all operands.
  private mutating func extreme(_ operands: [Int], isGreatest: Bool) -> Int {
    var extreme = operands[0]
    for operand in operands.dropFirst() {
      let distance = call(.magnitude, difference(extreme, operand))
      let total = sum(extreme, operand)
      let double = isGreatest ? sum(total, distance) : difference(total, distance)
      extreme = product(number(Rational(1, 2)), double)
    }
    return extreme
  }
}
