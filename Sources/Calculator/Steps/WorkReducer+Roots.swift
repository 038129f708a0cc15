extension WorkReducer {
  /// One step of a function of numbers.
  mutating func call(
    _ function: MathFunction, _ node: WorkNode
  ) throws(CalculationError.Kind) -> Reduction? {
    evaluator.stack = []
    for operand in node.operands {
      guard let number = operand.number ?? operand.operands.first?.number else { return nil }
      evaluator.stack.append(number.value)
      if operand.isAngleOfNumber { try evaluator.perform(.degree) }
    }
    try evaluator.perform(.call(function, count: node.operands.count))
    // Some results have a form of their own, which is not the number.
    guard !function.standsAlone, var result = number(evaluator.stack.removeLast()) else {
      return nil
    }
    let arguments = node.operands.compactMap(\.number)
    if let number = arguments.first, number.commonDivisor > .one { return reduced(node, number) }
    if function == .squareRoot, let number = arguments.first {
      return squareRoot(of: number, result)
    }
    // Half, the sine of 30°, is known as a fraction.
    let isFraction = function.takesAngle || arguments.contains(where: \.isFraction)
    if isFraction, let value = result.rational { result = WorkNumber(value, as: .fraction) }
    return Reduction(result, try rule(of: function, arguments))
  }

  private mutating func rule(
    of function: MathFunction, _ arguments: [WorkNumber]
  ) throws(CalculationError.Kind) -> WorkRule {
    if function.takesAngle { return WorkRule(.knownAngle) }
    switch function {
    case .average:
      let terms = arguments.map(\.written.text).map { $0.hasPrefix("−") ? "(\($0))" : $0 }
      return WorkRule(.average, terms.joined(separator: " + "), String(terms.count))
    case .greatestCommonDivisor, .leastCommonMultiple:
      return try ruleOfPrimes(function, arguments) ?? WorkRule(.function, function.name)
    case .absoluteValue: return WorkRule(.absolute)
    case .remainder: return WorkRule(.remainder)
    default: return WorkRule(.function, function.name)
    }
  }

  /// The function with its fraction in lowest terms.
  private func reduced(_ node: WorkNode, _ number: WorkNumber) -> Reduction {
    let step = simplified(number)
    var changed = node
    changed.operands[0] = step.node
    return Reduction(changed, step.rule)
  }

  private func squareRoot(of number: WorkNumber, _ result: WorkNumber) -> Reduction? {
    guard let value = number.rational, let part = result.sum.parts.first ?? RootSum.zeroPart,
      result.sum.parts.count < 2
    else { return Reduction(result, WorkRule(.function, "sqrt")) }
    guard part.radicand > 1 else {
      let form: WorkNumber.Form = number.isFraction ? .fraction : .decimal
      let root = WorkNumber(part.coefficient, as: form)
      return Reduction(
        root, WorkRule(.squareRoot, root.written.text, number.written.text))
    }
    guard value.isWhole else { return Reduction(result, WorkRule(.rootOfFraction)) }
    let outside = part.coefficient
    return Reduction(
      result,
      WorkRule(
        .rootFactor, value.digits, (outside * outside).digits, String(part.radicand),
        outside.digits))
  }

  /// A quotient of roots: top and bottom times what makes the bottom a fraction.
  mutating func rootQuotient(
    _ left: WorkNumber, _ right: WorkNumber, _ result: WorkNumber?
  ) -> Reduction? {
    guard right.rational == nil else {
      return result.map { Reduction($0, WorkRule(.divide)) }
    }
    let terms = right.value.terms
    guard let last = terms.last, let partner = partner(of: right, terms, last) else { return nil }
    return quotient(left, right, by: partner)
  }

  /// What makes a sum of roots a fraction when it is multiplied by it: the same sum with another
  /// sign, or the root itself.
  private func partner(of number: WorkNumber, _ terms: [Term], _ last: Term) -> WorkNumber? {
    terms.count == 1
      ? self.number(Value(terms: [Term(.one, last.factors)]))
      : self.number(Value(terms: terms.dropLast() + [Term(-last.coefficient, last.factors)]))
  }

  private mutating func quotient(
    _ left: WorkNumber, _ right: WorkNumber, by partner: WorkNumber
  ) -> Reduction? {
    guard let top = try? number(.combine(.multiply), [left.value, partner.value]),
      let bottom = try? number(.combine(.multiply), [right.value, partner.value]),
      let whole = bottom.rational, !whole.isZero,
      let result = try? number(.combine(.divide), [top.value, .rational(whole)])
    else { return nil }
    return Reduction(result, WorkRule(.rationalise, partner.written.text))
  }
}

extension RootSum {
  /// Zero as the root of nothing.
  fileprivate static let zeroPart: Part? = Part(coefficient: .zero, radicand: 1)
}
