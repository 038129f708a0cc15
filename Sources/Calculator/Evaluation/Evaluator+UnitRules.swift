extension Evaluator {
  /// The unit of what a step makes of operands with these units.
  func unit(
    of instruction: Instruction, _ operands: [Unit?]
  ) throws(CalculationError.Kind) -> Unit? {
    switch instruction {
    case .push, .constant: return nil
    case .recall(let reference): return results[reference]?.unit
    case .negate, .call(.absoluteValue): return try addable(operands[0])
    case .add, .subtract: return try commonUnit(operands[0], operands[1])
    case .addPercent, .subtractPercent:
      try requirePlain(operands[1])
      return try addable(operands[0])
    case .multiply: return try unitOfProduct(operands[0], operands[1])
    case .divide: return try unitOfQuotient(operands[0], operands[1])
    default:
      let isAngle = instruction.takesAngle && operands[0]?.kind == .angle
      for unit in operands where !isAngle { try requirePlain(unit) }
      return nil
    }
  }

  private func requirePlain(_ unit: Unit?) throws(CalculationError.Kind) {
    if let unit { throw .misplacedUnit(unit.symbol) }
  }

  private func addable(_ unit: Unit?) throws(CalculationError.Kind) -> Unit? {
    guard unit?.kind != .temperature else { throw .temperatureArithmetic }
    return unit
  }

  private func commonUnit(
    _ left: Unit?, _ right: Unit?
  ) throws(CalculationError.Kind) -> Unit? {
    guard let left, let right else {
      if let unit = left ?? right { throw .missingUnit(unit.symbol) }
      return nil
    }
    guard left.kind == right.kind else { throw incompatible(left, right) }
    return try addable(left)
  }

  private func unitOfProduct(
    _ left: Unit?, _ right: Unit?
  ) throws(CalculationError.Kind) -> Unit? {
    if left != nil { try requirePlain(right) }
    return try addable(left ?? right)
  }

  private func unitOfQuotient(
    _ left: Unit?, _ right: Unit?
  ) throws(CalculationError.Kind) -> Unit? {
    guard let right else { return try addable(left) }
    guard let left else { throw .misplacedUnit(right.symbol) }
    guard left.kind == right.kind else { throw incompatible(left, right) }
    _ = try addable(left)
    return nil
  }
}
