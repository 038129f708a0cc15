extension WorkReducer {
  /// The fraction with its numbers divided by what they have in common.
  func simplified(_ number: WorkNumber) -> Reduction {
    Reduction(
      WorkNumber(number.rational ?? .zero, as: .fraction),
      WorkRule(.simplify, number.commonDivisor.digits))
  }

  /// The operation with fractions in place of its mixed numbers; nil if it has none.
  func withoutMixedNumbers(_ node: WorkNode) -> Reduction? {
    guard node.instruction != .negate, node.instruction?.isCombination == true,
      node.operands.contains(where: { $0.number?.isMixed == true })
    else { return nil }
    var changed = node
    var sums: [String] = []
    for (index, operand) in node.operands.enumerated() {
      guard let number = operand.number, case .mixed(let top, let bottom) = number.form,
        let value = number.rational
      else { continue }
      let whole = value.magnitude.floor
      let above = whole * bottom + top
      sums.append("\(whole.digits) × \(bottom.digits) + \(top.digits) = \(above.digits)")
      let sign = Rational(value.sign)
      changed.operands[index] = WorkNode(
        WorkNumber(value, as: .quotient(top: above * sign, bottom: bottom)))
    }
    return Reduction(changed, WorkRule(.improper, sums.joined(separator: ", ")))
  }

  /// One step of an operation one of whose numbers is a fraction.
  func fractions(
    _ operation: BinaryOperator, _ left: WorkNumber, _ right: WorkNumber
  ) -> Reduction? {
    guard left.rational != nil, right.rational != nil else { return nil }
    if let changed = withoutDecimals(operation, left, right) { return changed }
    guard let (a, b) = left.topAndBottom, let (c, d) = right.topAndBottom else { return nil }
    switch operation {
    case .add, .subtract:
      guard b == d else { return commonDenominator(operation, left, right) }
      let adds = operation == .add
      return Reduction(
        WorkNumber(top: adds ? a + c : a - c, over: b), WorkRule(adds ? .addTops : .subtractTops))
    case .multiply:
      return Reduction(WorkNumber(top: a * c, over: b * d), WorkRule(.multiplyFractions))
    case .divide:
      let sign = Rational(c.sign)
      let upsideDown =
        c.magnitude == .one
        ? WorkNumber(d * sign)
        : WorkNumber(d / c, as: .quotient(top: d * sign, bottom: c.magnitude))
      return Reduction(
        WorkNode(.combine(.multiply), [WorkNode(left), WorkNode(upsideDown)]),
        WorkRule(.reciprocal))
    case .power, .addPercent, .subtractPercent: return nil
    }
  }

  /// The operation with a fraction in place of a decimal; nil if there is none.
  private func withoutDecimals(
    _ operation: BinaryOperator, _ left: WorkNumber, _ right: WorkNumber
  ) -> Reduction? {
    var numbers = [left, right]
    guard
      let index = numbers.firstIndex(where: { !$0.isFraction && $0.rational?.isWhole == false }),
      let value = numbers[index].rational
    else { return nil }
    let text = numbers[index].written.text
    numbers[index] = WorkNumber(value, as: .fraction)
    return Reduction(
      WorkNode(.combine(operation), numbers.map { WorkNode($0) }),
      WorkRule(.decimalAsFraction, text))
  }

  private func commonDenominator(
    _ operation: BinaryOperator, _ left: WorkNumber, _ right: WorkNumber
  ) -> Reduction? {
    guard let (a, b) = left.topAndBottom, let (c, d) = right.topAndBottom else { return nil }
    // A whole number has no denominator to speak of.
    let whole = b == .one ? left : d == .one ? right : nil
    let common = b.commonMultiple(with: d)
    let numbers = [(a, b), (c, d)].map { top, bottom in
      WorkNumber(top / bottom, as: .quotient(top: top * (common / bottom), bottom: common))
    }
    return Reduction(
      WorkNode(.combine(operation), numbers.map { WorkNode($0) }),
      whole.map { WorkRule(.decimalAsFraction, $0.written.text) }
        ?? WorkRule(.commonDenominator, common.digits, b.digits, d.digits))
  }
}

extension Instruction {
  /// Whether two numbers are joined by a sign.
  fileprivate var isCombination: Bool { if case .combine = self { true } else { false } }
}
