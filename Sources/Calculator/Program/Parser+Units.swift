extension Parser {
  /// Reads a unit behind a number, or a conversion such as `in km`; false if the name is neither.
  mutating func parseUnit(_ name: String) throws(CalculationError) -> Bool {
    if try isConversion(name) {
      try parseConversion()
      return true
    }
    guard let unit = takeUnit(name) else { return false }
    try letUnitBind(unit)
    emit(.attach(program.units.count), at: token.range)
    program.units.append(unit)
    operandHasUnit = true
    try advance()
    return true
  }

  func unit(named name: String) -> Unit? { settings.unit(named: name) }

  /// The unit whose name begins with the word in hand; all its words become the token in hand.
  private mutating func takeUnit(_ name: String) -> Unit? {
    guard let (unit, ahead) = longestUnit(name, before: tokenizer) else { return nil }
    token = Token(kind: token.kind, range: token.range.lowerBound..<ahead.position)
    tokenizer = ahead
    return unit
  }

  /// The unit of most words whose name begins with a word, such as `light year`, and what comes
  /// behind it.
  private func longestUnit(
    _ name: String, before rest: Tokenizer
  ) -> (unit: Unit, rest: Tokenizer)? {
    var longest = unit(named: name).map { (unit: $0, rest: rest) }
    var (name, ahead) = (name, rest)
    for _ in 1..<settings.mostWordsOfUnit {
      guard case .name(let word)? = (try? ahead.next())?.kind else { break }
      name += " " + word
      if let unit = unit(named: name) { longest = (unit, ahead) }
    }
    return longest
  }

  /// Carries out what belongs to the number before its unit: −5 °C are five degrees below zero,
  /// and 1/2 km is half a kilometre, while 10 km / 2 km is 5.
  private mutating func letUnitBind(_ unit: Unit) throws(CalculationError) {
    if unit.kind == .angle, isInBareArgument { return }
    try reduce(to: PendingOperator.Kind.negate.precedence)
    guard let before = pending.last, before.kind == .divide, !before.leftHasUnit else { return }
    try reduce(to: before.kind.precedence)
  }

  /// Whether a function without parentheses waits for the number that is read here.
  var isInBareArgument: Bool { pending.last?.kind.takesBareArgument == true }

  /// Whether the name is the word `to`, or `in` where it does not mean an inch.
  private func isConversion(_ name: String) throws(CalculationError) -> Bool {
    guard name == "in" else { return name == "to" }
    if case .unit(.attach) = program.steps.last?.action { return true }
    var ahead = tokenizer
    guard case .name(let next) = try ahead.next().kind, next != "in", next != "to" else {
      return false
    }
    return longestUnit(next, before: ahead) != nil
  }

  /// Reads the unit behind `in` or `to`; everything before it is converted.
  private mutating func parseConversion() throws(CalculationError) {
    try reduce(to: 1)
    try advance()
    guard case .name(let name) = token.kind else { throw error(.missingUnitName) }
    if let unit = takeUnit(name) {
      emit(.convert(program.units.count), at: token.range)
      program.units.append(unit)
    } else {
      emit(.convertToUnknown(program.unknownUnits.count), at: token.range)
      program.unknownUnits.append(name)
    }
    operandHasUnit = true
    try advance()
  }
}
