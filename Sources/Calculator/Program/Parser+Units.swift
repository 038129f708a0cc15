extension Parser {
  /// Reads a unit behind a number, or a conversion such as `in km`; false if the name is neither.
  mutating func parseUnit(_ name: String) throws(CalculationError) -> Bool {
    if try isConversion(name) {
      try parseConversion()
      return true
    }
    guard let unit = unit(named: name) else { return false }
    try letUnitBind(unit)
    emit(.unit(program.units.count), at: token.place)
    program.units.append(unit)
    operandHasUnit = true
    try advance()
    return true
  }

  func unit(named name: String) -> Unit? { settings.unit(named: name) }

  /// Carries out what belongs to the number before its unit: −5 °C are five degrees below zero,
  /// and 1/2 km is half a kilometre, while 10 km / 2 km is 5.
  private mutating func letUnitBind(_ unit: Unit) throws(CalculationError) {
    if unit.kind == .angle, isInBareArgument { return }
    try reduce(to: PendingOperator.Kind.negate.precedence)
    guard let before = pending.last, before.kind == .divide, !before.leftHasUnit else { return }
    try reduce(to: before.kind.precedence)
  }

  /// Whether a function without parentheses waits for the number that was just read.
  private var isInBareArgument: Bool {
    switch pending.last?.kind {
    case .apply, .negateArgument: true
    default: false
    }
  }

  /// Whether the name is the word `to`, or `in` where it does not mean an inch.
  private func isConversion(_ name: String) throws(CalculationError) -> Bool {
    guard name == "in" else { return name == "to" }
    if case .unit = program.steps.last?.instruction { return true }
    var ahead = tokenizer
    guard case .name(let next) = try ahead.next().kind, next != "in", next != "to" else {
      return false
    }
    return unit(named: next) != nil
  }

  /// Reads the unit behind `in` or `to`; everything before it is converted.
  private mutating func parseConversion() throws(CalculationError) {
    try reduce(to: 1)
    try advance()
    guard case .name(let name) = token.kind else { throw error(.missingUnitName) }
    if let unit = unit(named: name) {
      emit(.convert(program.units.count), at: token.place)
      program.units.append(unit)
    } else {
      emit(.convertToUnknown(program.unknownUnits.count), at: token.place)
      program.unknownUnits.append(name)
    }
    operandHasUnit = true
    try advance()
  }
}
