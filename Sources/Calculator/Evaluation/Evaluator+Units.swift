extension Evaluator {
  /// Carries out a step whose operands may have units; their values are in the first unit of the
  /// kind, whatever they are shown in.
  mutating func performWithUnits(
    _ instruction: Instruction, _ program: Program
  ) throws(CalculationError.Kind) {
    let operands = Array(units.suffix(instruction.operandCount))
    units.removeLast(operands.count)
    switch instruction {
    case .unit(let index):
      if let unit = operands[0] { throw doubled(unit, program.units[index]) }
      units.append(program.units[index])
      stack.append(try firstUnits(stack.removeLast(), of: program.units[index]))
    case .convert(let index):
      units.append(try target(program.units[index], of: operands[0]))
    case .convertToUnknown(let index):
      throw .unknownUnit(program.unknownUnits[index], fitting: fitting(operands[0]))
    default:
      try readAngle(operands, for: instruction)
      units.append(try unit(of: instruction, operands))
      try perform(instruction)
    }
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

extension Instruction {
  /// How many values the step takes from the stack.
  fileprivate var operandCount: Int {
    switch self {
    case .push, .constant, .recall: 0
    case .negate, .factorial, .percent, .degree, .unit, .convert, .convertToUnknown: 1
    case .add, .subtract, .multiply, .divide, .power, .addPercent, .subtractPercent: 2
    case .call(let function): function.arity
    }
  }

  /// Whether the step is a function of an angle.
  var takesAngle: Bool {
    switch self {
    case .call(.sine), .call(.cosine), .call(.tangent): true
    default: false
    }
  }
}
