extension InverseChain {
  /// What the operand of a step must be: nothing where the step never takes that value, two goals
  /// where it takes it twice; nil where that is not known, or the step has two operands that change.
  mutating func undone(_ goal: Goal) -> [Goal]? {
    let target = goal.target
    func only(_ step: Int, _ target: Int) -> [Goal] {
      [Goal(step: step, target: target, isSimple: goal.isSimple)]
    }
    switch formula.steps[goal.step] {
    case .unknown, .number, .pi: return nil
    case .sum(let a, let b) where a == b:
      return only(a, formula.product(formula.number(Rational(1, 2)), target))
    case .sum(let a, let b):
      guard let (inner, constant) = parted(a, b) else { return nil }
      return only(inner, formula.difference(target, constant))
    case .difference(let a, let b):
      guard let (inner, constant) = parted(a, b) else { return nil }
      return only(
        inner, inner == a ? formula.sum(target, constant) : formula.difference(constant, target))
    case .product(let a, let b):
      guard let (inner, factor) = parted(a, b), isNotZero(factor) else { return nil }
      return only(inner, formula.quotient(target, factor))
    case .quotient(let a, let b): return undoneQuotient(goal, a, b)
    case .power(let base, let exponent): return undonePower(goal, base, exponent)
    case .function(let function, let operand): return undone(function, operand, goal)
    }
  }

  /// The operand that changes, and the constant one.
  private func parted(_ a: Int, _ b: Int) -> (inner: Int, constant: Int)? {
    switch (formula.isConstant[a], formula.isConstant[b]) {
    case (false, true): (a, b)
    case (true, false): (b, a)
    case (true, true), (false, false): nil
    }
  }

  private func isNotZero(_ index: Int) -> Bool { sign(index).map { $0 != 0 } ?? false }

  private mutating func undoneQuotient(_ goal: Goal, _ a: Int, _ b: Int) -> [Goal]? {
    guard let (inner, constant) = parted(a, b), isNotZero(constant), let sign = sign(goal.target)
    else { return nil }
    if inner == a {
      let target = formula.product(goal.target, constant)
      return [Goal(step: inner, target: target, isSimple: goal.isSimple)]
    }
    guard sign != 0 else { return [] }
    let target = formula.quotient(constant, goal.target)
    return [Goal(step: inner, target: target, isSimple: goal.isSimple)]
  }

  /// The power is defined below zero where the denominator of its exponent is odd.
  private mutating func undonePower(_ goal: Goal, _ base: Int, _ exponent: Rational) -> [Goal]? {
    guard let sign = sign(goal.target), !exponent.isZero else { return nil }
    if sign == 0 {
      return exponent.sign > 0
        ? [Goal(step: base, target: goal.target, isSimple: exponent <= .one && goal.isSimple)] : []
    }
    let isOdd = !exponent.numerator.isEven
    let size = sign < 0 ? formula.negated(goal.target) : goal.target
    let root = formula.power(size, .one / exponent)
    let less = Goal(step: base, target: formula.negated(root), isSimple: goal.isSimple)
    let greater = Goal(step: base, target: root, isSimple: goal.isSimple)
    if exponent.denominator.isEven { return sign > 0 ? [greater] : [] }
    if isOdd { return [sign > 0 ? greater : less] }
    return sign > 0 ? [less, greater] : []
  }
}

extension InverseChain {
  private mutating func undone(
    _ function: Elementary, _ operand: Int, _ goal: Goal
  ) -> [Goal]? {
    let target = goal.target
    func only(_ target: Int) -> [Goal] {
      [Goal(step: operand, target: target, isSimple: goal.isSimple)]
    }
    switch function {
    case .logarithm: return only(formula.call(.exponential, target))
    case .exponential:
      return sign(target).map { $0 > 0 ? only(formula.call(.logarithm, target)) : [] }
    case .hyperbolicSine: return only(formula.call(.inverseHyperbolicSine, target))
    case .inverseHyperbolicSine: return only(formula.call(.hyperbolicSine, target))
    case .magnitude:
      guard let sign = sign(target) else { return nil }
      if sign == 0 { return [Goal(step: operand, target: target, isSimple: false)] }
      return sign > 0 ? only(formula.negated(target)) + only(target) : []
    case .arctangent: return undoneArctangent(target).map { $0.flatMap(only) }
    case .timesLogarithm, .sine, .cosine, .arcsine, .arccosine, .hyperbolicCosine,
      .hyperbolicTangent, .inverseHyperbolicCosine, .inverseHyperbolicTangent, .sign, .floor:
      return nil
    }
  }

  /// What the operand must be: nothing where the target is no angle that an arctangent takes; nil
  /// where that is not known.
  private mutating func undoneArctangent(_ target: Int) -> [Int]? {
    let half = formula.product(formula.number(Rational(1, 2)), formula.index(of: .pi))
    let rest = formula.difference(half, formula.call(.magnitude, target))
    guard let sign = sign(rest) else { return nil }
    guard sign > 0 else { return [] }
    let (sine, cosine) = (formula.call(.sine, target), formula.call(.cosine, target))
    return [formula.quotient(sine, cosine)]
  }
}
