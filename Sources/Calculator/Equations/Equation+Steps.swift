extension Equation {
  /// The way to the solutions of a linear or a quadratic equation, as it is written at school.
  ///
  /// Each line is read again by the calculator, and has the same solutions. Other equations have
  /// no steps.
  package func steps() -> [EquationStep] {
    guard let left = side(sides.left), let right = side(sides.right) else { return [] }
    let difference = left - right
    let taken = takingShared(from: left, right, above: difference.degree)
    guard difference.degree > 0 else { return taken.steps }
    let own =
      switch difference.degree {
      case 1: linearSteps(taken.left, taken.right)
      case 2: quadraticSteps(taken.left, taken.right)
      default: [EquationStep]()
      }
    guard !own.isEmpty else { return [] }
    let steps = taken.steps.isEmpty ? own : taken.steps + own.dropFirst()
    let isSound = steps.allSatisfy { !$0.action.isOfEquation || isSame($0.line, as: difference) }
    return isSound ? steps : []
  }

  /// Takes from both sides the terms that they share, from the highest down to those above a degree;
  /// no steps where they share none.
  private func takingShared(
    from left: Polynomial, _ right: Polynomial, above degree: Int
  ) -> (left: Polynomial, right: Polynomial, steps: [EquationStep]) {
    var (left, right) = (left, right)
    var steps = [EquationStep(action: .collect, line: text(left, right))]
    while left.degree > max(0, degree) {
      let below = [Rational](repeating: .zero, count: left.degree)
      let term = Polynomial(below + [left.lead])
      (left, right) = (left - term, right - term)
      steps.append(EquationStep(action: taking(term), line: text(left, right)))
    }
    return (left, right, steps.count > 1 ? steps : [])
  }

  /// A side as a polynomial.
  private func side(_ index: Int) -> Polynomial? {
    guard let value = RationalFormula(formula, index)?.value, value.below == .one else {
      return nil
    }
    return value.above
  }

  private func text(_ left: Polynomial, _ right: Polynomial) -> String {
    "\(left.text(of: unknown)) = \(right.text(of: unknown))"
  }

  private func linearSteps(_ left: Polynomial, _ right: Polynomial) -> [EquationStep] {
    var steps = [EquationStep(action: .collect, line: text(left, right))]
    var (left, right) = (left, right)
    if left.degree < 1, right.degree == 1 {
      (left, right) = (right, left)
      steps.append(EquationStep(action: .swap, line: text(left, right)))
    }
    for term in [Polynomial([.zero, right[1]]), Polynomial([left[0]])] where !term.isZero {
      (left, right) = (left - term, right - term)
      steps.append(EquationStep(action: taking(term), line: text(left, right)))
    }
    return steps + [division(of: left, right, by: left.lead)].compactMap(\.self)
  }

  /// To take a term away, or to add it without its minus sign.
  private func taking(_ term: Polynomial) -> EquationStep.Action {
    term.lead.sign > 0
      ? .take(term.text(of: unknown)) : .add((.zero - term).text(of: unknown))
  }

  /// To divide both sides, or to multiply them where the divisor is a part of one; nil for one.
  private func division(
    of left: Polynomial, _ right: Polynomial, by factor: Rational
  ) -> EquationStep? {
    guard factor != .one else { return nil }
    let part = Polynomial([.one / factor])
    let isPart = !factor.isWhole && (Rational.one / factor).isWhole
    let action: EquationStep.Action =
      isPart
      ? .multiply(part.text(of: unknown)) : .divide(Polynomial([factor]).text(of: unknown))
    return EquationStep(action: action, line: text(left * part, right * part))
  }

  private func quadraticSteps(_ left: Polynomial, _ right: Polynomial) -> [EquationStep] {
    let first = EquationStep(action: .collect, line: text(left, right))
    let difference = left - right
    if left[1].isZero, right.degree < 1 { return [first] + rootSteps(left, right) }
    if left.degree < 1, left.isZero || right[1].isZero {
      let swapped = EquationStep(action: .swap, line: text(right, left))
      return [first, swapped] + quadraticSteps(right, left).dropFirst()
    }
    let whole = difference.primitive
    let zero = EquationStep(action: .bringToOneSide, line: text(difference, .zero))
    let division = division(of: difference, .zero, by: difference.lead / whole.lead)
    return [first] + (right.isZero ? [] : [zero]) + [division].compactMap(\.self)
      + formulaSteps(whole)
  }

  /// How the root is taken where the unknown is nowhere but in its square.
  private func rootSteps(_ left: Polynomial, _ right: Polynomial) -> [EquationStep] {
    var steps: [EquationStep] = []
    let rest = Polynomial([left[0]])
    let (square, number) = (left - rest, right - rest)
    if !rest.isZero {
      steps.append(EquationStep(action: taking(rest), line: text(square, number)))
    }
    let size = number[0] / square.lead
    steps += [division(of: square, number, by: square.lead)].compactMap(\.self)
    guard size.sign >= 0 else {
      return steps + [EquationStep(action: .findNoRoot, line: "√(\(size.signed))")]
    }
    let root = size.isZero ? "0" : size.isWhole ? "±√\(size)" : "±√(\(size))"
    return steps + [EquationStep(action: .takeRoot, line: "\(unknown) = \(root)")]
  }

  /// How the formula for squares is used on a polynomial that is zero.
  private func formulaSteps(_ polynomial: Polynomial) -> [EquationStep] {
    let (a, b, c) = (polynomial[2], polynomial[1], polynomial[0])
    let value = b * b - Rational(4) * a * c
    let discriminant = "\(b.asFactor)² − 4 × \(a.asFactor) × \(c.asFactor) = \(value.signed)"
    let first = EquationStep(action: .workOutDiscriminant, line: discriminant)
    guard value.sign >= 0 else {
      return [first, EquationStep(action: .findNoRoot, line: "√(\(value.signed))")]
    }
    let line = "\(unknown) = (\((-b).signed) ± √\(value)) / \((Rational(2) * a).asFactor)"
    return [first, EquationStep(action: .insert, line: line)]
  }

  /// Whether the line, read by the calculator, has the same solutions as a polynomial.
  private func isSame(_ line: String, as polynomial: Polynomial) -> Bool {
    guard case .one(let equation)? = try? EquationProblem(line, settings: settings),
      let value = RationalFormula(equation.formula, equation.root)?.value
    else { return false }
    return value.below == .one && value.above.monic == polynomial.monic
  }
}

extension Rational {
  /// With the minus sign that people write.
  fileprivate var signed: String { sign < 0 ? "−\(magnitude)" : description }
  /// In parentheses, where it has a sign.
  fileprivate var asFactor: String { sign < 0 ? "(\(signed))" : description }
}
