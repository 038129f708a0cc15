/// Which unit the result of an operation has, and which operands it can have.
struct UnitRules {
  let settings: CalculatorSettings
  /// The results that the expression can take up.
  let results: [Reference: Number]

  /// The unit of what a step makes of operands with these units.
  func unit(
    of instruction: Instruction, _ operands: [Unit?]
  ) throws(CalculationError.Kind) -> Unit? {
    switch instruction {
    case .push, .constant: return nil
    case .recall(let reference): return results[reference]?.unit
    case .negate: return try addable(operands[0])
    case .factorial, .percent, .degree:
      try requirePlain(operands[0])
      return nil
    case .combine(let operation): return try unit(of: operation, operands[0], operands[1])
    case .call(let function, _): return try unit(of: function, operands)
    }
  }

  private func unit(
    of operation: BinaryOperator, _ left: Unit?, _ right: Unit?
  ) throws(CalculationError.Kind) -> Unit? {
    switch operation {
    case .add, .subtract: return try commonUnit(left, right)
    case .multiply: return try unitOfProduct(left, right)
    case .divide: return try unitOfQuotient(left, right)
    case .power:
      for unit in [left, right] { try requirePlain(unit) }
      return nil
    case .addPercent, .subtractPercent:
      try requirePlain(right)
      return try addable(left)
    }
  }

  private func unit(
    of function: MathFunction, _ operands: [Unit?]
  ) throws(CalculationError.Kind) -> Unit? {
    if function.keepsUnit {
      var common = try addable(operands[0])
      for unit in operands.dropFirst() { common = try commonUnit(common, unit) }
      return common
    }
    for unit in operands where !(function.takesAngle && unit?.kind == .angle) {
      try requirePlain(unit)
    }
    return nil
  }

  /// How many of the first unit of its kind one of each of the operands' makes.
  func scale(of instruction: Instruction, _ operands: [Unit?]) -> Rational {
    guard case .combine(let operation) = instruction, let left = operands[0],
      let right = operands[1]
    else { return .one }
    return UnitRelation.result(of: operation, left.kind, right.kind)?.scale ?? .one
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
    if let left, let right, let unit = unit(of: .multiply, of: left, right) { return unit }
    if left != nil { try requirePlain(right) }
    return try addable(left ?? right)
  }

  private func unitOfQuotient(
    _ left: Unit?, _ right: Unit?
  ) throws(CalculationError.Kind) -> Unit? {
    guard let right else { return try addable(left) }
    guard let left else { throw .misplacedUnit(right.symbol) }
    if let unit = unit(of: .divide, of: left, right) { return unit }
    guard left.kind == right.kind else { throw incompatible(left, right) }
    _ = try addable(left)
    return nil
  }

  /// The unit of another kind that two units make: the one that is as large as theirs make it, or
  /// so many times 60 as large, as km/h for km and min, or else the first of its kind.
  private func unit(of operation: BinaryOperator, of left: Unit, _ right: Unit) -> Unit? {
    guard let (kind, scale) = UnitRelation.result(of: operation, left.kind, right.kind) else {
      return nil
    }
    let isProduct = operation == .multiply
    let size = (isProduct ? left.factor * right.factor : left.factor / right.factor) * scale
    let units = settings.units.filter { $0.kind == kind }
    for ratio in [1, 60, 3_600].map({ Rational($0) }) {
      let fitting = units.first {
        $0.piExponent == 0 && ($0.factor == size * ratio || $0.factor * ratio == size)
      }
      if let fitting { return fitting }
    }
    return units.first
  }

  /// The unit that a number is to be shown in, if it fits.
  func target(_ target: Unit, of unit: Unit?) throws(CalculationError.Kind) -> Unit {
    guard let unit else { throw .missingUnit(target.symbol) }
    guard unit.kind == target.kind else { throw incompatible(unit, target) }
    return target
  }

  /// The symbols of the units of the same kind.
  func fitting(_ unit: Unit?) -> [String] {
    unit.map { settings.symbols(of: $0.kind) } ?? []
  }

  private func incompatible(_ first: Unit, _ second: Unit) -> CalculationError.Kind {
    .incompatibleUnits(first.symbol, second.symbol, fitting: fitting(first))
  }
}
