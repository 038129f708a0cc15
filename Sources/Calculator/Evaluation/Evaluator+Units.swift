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
    case .convert(let index): units.append(try target(program.units[index], of: unit))
    case .convertToUnknown(let index):
      throw .unknownUnit(program.unknownUnits[index], fitting: fitting(unit))
    }
  }

  /// Puts the unit of what a step will make in place of those of its operands.
  mutating func combineUnits(for instruction: Instruction) throws(CalculationError.Kind) {
    let operands = Array(units.suffix(instruction.operandCount))
    units.removeLast(operands.count)
    try readAngle(operands, for: instruction)
    units.append(try unit(of: instruction, operands))
  }

  /// Why a number with a unit cannot have another one.
  private func doubled(_ first: Unit, _ second: Unit) -> CalculationError.Kind {
    first.kind == second.kind && first != second
      ? .missingConversion(first.symbol, second.symbol) : .misplacedUnit(first.symbol)
  }

  /// The unit that a number is to be shown in, if it fits.
  private func target(
    _ target: Unit, of unit: Unit?
  ) throws(CalculationError.Kind) -> Unit {
    guard let unit else { throw .missingUnit(target.symbol) }
    guard unit.kind == target.kind else { throw incompatible(unit, target) }
    return target
  }

  /// Makes an angle with a unit a plain number for a trigonometric function.
  private mutating func readAngle(
    _ operands: [Unit?], for instruction: Instruction
  ) throws(CalculationError.Kind) {
    guard operands.first??.kind == .angle, instruction.takesAngle else { return }
    stack.append(try angle(ofDegrees: stack.removeLast()))
  }

  func incompatible(_ first: Unit, _ second: Unit) -> CalculationError.Kind {
    .incompatibleUnits(first.symbol, second.symbol, fitting: fitting(first))
  }

  /// The symbols of the units of the same kind.
  private func fitting(_ unit: Unit?) -> [String] {
    unit.map { settings.symbols(of: $0.kind) } ?? []
  }
}
