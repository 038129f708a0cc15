extension Evaluator {
  /// Works on the unit of the value on top of the stack; values are in the first unit of their
  /// kind, whatever they are shown in.
  mutating func perform(
    _ instruction: UnitInstruction, of program: Program
  ) throws(CalculationError.Kind) {
    let unit = units.removeLast()
    switch instruction {
    case .attach(let index):
      if let unit { throw doubled(unit, program.units[index]) }
      units.append(program.units[index])
      stack.append(try firstUnits(stack.removeLast(), of: program.units[index]))
    case .convert(let index): units.append(try unitRules.target(program.units[index], of: unit))
    case .convertToUnknown(let index):
      throw .unknownUnit(program.unknownUnits[index], fitting: unitRules.fitting(unit))
    }
  }

  private var unitRules: UnitRules { UnitRules(settings: settings, results: results) }

  /// Puts the unit of what a step will make in place of those of its operands.
  ///
  /// - Returns: What the result is to be multiplied by, so that it is in the first unit of its kind.
  mutating func combineUnits(
    for instruction: Instruction
  ) throws(CalculationError.Kind) -> Rational {
    let operands = Array(units.suffix(instruction.operandCount))
    units.removeLast(operands.count)
    try readAngle(operands, for: instruction)
    units.append(try unitRules.unit(of: instruction, operands))
    return unitRules.scale(of: instruction, operands)
  }

  /// Why a number with a unit cannot have another one.
  private func doubled(_ first: Unit, _ second: Unit) -> CalculationError.Kind {
    first.kind == second.kind && first != second
      ? .missingConversion(first.symbol, second.symbol) : .misplacedUnit(first.symbol)
  }

  /// Makes an angle with a unit a plain number for a trigonometric function.
  private mutating func readAngle(
    _ operands: [Unit?], for instruction: Instruction
  ) throws(CalculationError.Kind) {
    guard operands.first??.kind == .angle, instruction.takesAngle else { return }
    stack.append(try angle(ofDegrees: stack.removeLast()))
  }
}
