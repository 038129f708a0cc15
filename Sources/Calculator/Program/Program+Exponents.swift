extension Program {
  /// Whether a variable stands both below and in an exponent, as in x^x: there are values for
  /// single numbers below zero, and no curve.
  var hasChangingPower: Bool {
    var changes: [Bool] = []
    for step in steps {
      guard case .compute(let instruction) = step.action else { return false }
      let operands = changes.suffix(instruction.operandCount)
      if instruction == .combine(.power), operands.allSatisfy(\.self) { return true }
      changes.removeLast(operands.count)
      if case .recall = instruction {
        changes.append(true)
      } else {
        changes.append(operands.contains(true))
      }
    }
    return false
  }
}
