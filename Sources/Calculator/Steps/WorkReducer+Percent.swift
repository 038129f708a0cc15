extension WorkReducer {
  /// X ± Y% with the part of X in place of Y%.
  mutating func percentage(
    _ node: WorkNode, adds: Bool
  ) throws(CalculationError.Kind) -> Reduction? {
    guard let base = node.operands[0].number, let rate = node.operands[1].operands[0].number,
      let share = try number(.percent, [rate.value]),
      var part = try number(.combine(.multiply), [base.value, share.value])
    else { return nil }
    if base.isFraction || rate.isFraction, let value = part.rational {
      part = WorkNumber(value, as: .fraction)
    }
    let sum = WorkNode(.combine(adds ? .add : .subtract), [node.operands[0], WorkNode(part)])
    return Reduction(
      sum,
      WorkRule(.percentOf, rate.written.text, base.written.text, part.written.text))
  }

  mutating func percent(_ node: WorkNode) throws(CalculationError.Kind) -> Reduction? {
    guard let number = node.numbers?[0] else { return nil }
    let rule = WorkRule(.percent)
    guard number.isFraction, let (top, bottom) = number.topAndBottom else {
      return try self.number(.percent, node).map { Reduction($0, rule) }
    }
    return Reduction(WorkNumber(top: top, over: bottom * Rational(100)), rule)
  }

  mutating func factorial(_ node: WorkNode) throws(CalculationError.Kind) -> Reduction? {
    guard let result = try number(.factorial, node), let count = node.numbers?[0].rational?.whole
    else { return nil }
    let longest = 7
    guard count > 0 else { return Reduction(result, WorkRule(.factorialOfZero)) }
    guard count <= longest else {
      return Reduction(result, WorkRule(.longFactorial, String(count)))
    }
    let product = (1...count).reversed().map(String.init).joined(separator: " × ")
    return Reduction(result, WorkRule(.factorial, product))
  }
}
