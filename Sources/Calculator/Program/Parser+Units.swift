import Basics

extension Parser {
  /// Reads a unit behind a number, or a conversion such as `in km`; false if the name is neither.
  mutating func parseUnit(_ name: String) throws(CalculationError) -> Bool {
    if try isConversion(name) {
      try parseConversion()
      return true
    }
    try refuseLetter(name)
    guard let unit = takeUnit(name) else { return false }
    if let amount = CompoundAmount(behind: unit, tokenizer, settings), endsInNumber {
      try emit(amount, behind: unit)
    } else {
      try letUnitBind(unit)
      attach(unit, at: token.range)
    }
    try advance()
    return true
  }

  /// Adds a step that gives the operand its unit.
  mutating func attach(_ unit: Unit, at range: Range<Int>) {
    emit(.attach(program.units.count), at: range)
    program.units.append(unit)
    operandHasUnit = true
  }

  /// Whether the operand that was finished last is a number that was typed.
  private var endsInNumber: Bool {
    if case .push? = program.lastInstruction { true } else { false }
  }

  /// Adds the first part of an amount, and the others to it: 5 ft 3 in is one number.
  private mutating func emit(
    _ amount: CompoundAmount, behind unit: Unit
  ) throws(CalculationError) {
    attach(unit, at: token.range)
    for part in amount.parts {
      try pay(for: part.value)
      emit(.push(part.value), at: part.range)
      attach(part.unit, at: part.range)
      emit(.combine(.add), at: part.range)
    }
    tokenizer = amount.rest
    token = Token(kind: token.kind, range: token.range.lowerBound..<amount.rest.position)
  }

  /// Refuses a letter that may stand for a multiple as well as for a unit.
  private func refuseLetter(_ name: String) throws(CalculationError) {
    guard endsInNumber,
      let letter = AmbiguousLetter(name, isTight: lastEnd == token.range.lowerBound)
    else { return }
    let number = tokenizer.source.characters(operandStart..<lastEnd)
    throw error(.ambiguousLetter(letter.letter, readings: letter.readings(behind: String(number))))
  }

  func unit(named name: String) -> Unit? { settings.unit(named: name) }

  /// The unit whose name begins with the word in hand; all its words become the token in hand.
  private mutating func takeUnit(_ name: String) -> Unit? {
    guard let (unit, ahead) = settings.longestUnit(name, before: tokenizer) else { return nil }
    token = Token(kind: token.kind, range: token.range.lowerBound..<ahead.position)
    tokenizer = ahead
    return unit
  }

  /// Carries out what belongs to the number before its unit: −5 °C are five degrees below zero,
  /// and 1/2 km is half a kilometre, while 10 km / 2 km is 5.
  private mutating func letUnitBind(_ unit: Unit) throws(CalculationError) {
    try reduce(to: PendingOperator.Kind.power.precedence)
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
    if operandHasUnit { return true }
    var ahead = tokenizer
    let kind = try ahead.next().kind
    guard case .name(let next) = kind, next != "in", next != "to" else { return false }
    return settings.longestUnit(next, before: ahead) != nil
  }

  /// What stands before a word `in` that was read as inches, where that is the last thing read.
  var amountBeforeIn: String? {
    guard program.units.last?.symbol == "in" else { return nil }
    let typed = tokenizer.source.characters(0..<lastEnd)
    return typed.hasSuffix(" in") ? typed.dropLast(" in".count).trimmed : nil
  }

  /// That the name behind such a word is no unit: 255 in hex.
  var unknownTarget: CalculationError? {
    guard case .name(let name) = token.kind, amountBeforeIn != nil else { return nil }
    return error(.unknownUnit(name, fitting: []))
  }

  /// Reads the unit behind `in` or `to`; everything before it is converted.
  private mutating func parseConversion() throws(CalculationError) {
    let end = token.range.lowerBound
    try reduce(to: 1)
    readDegreesAsUnit()
    try advance()
    if case .degree = token.kind, let degree = Unit.angles.first {
      return try finishConversion(into: degree)
    }
    if token.kind == .percent {
      throw error(.percentAsUnit(tokenizer.source.characters(0..<end).trimmed))
    }
    guard case .name(let name) = token.kind else { throw error(.missingUnitName) }
    if let unit = takeUnit(name) { return try finishConversion(into: unit) }
    emit(.convertToUnknown(program.unknownUnits.count), at: token.range)
    program.unknownUnits.append(name)
    operandHasUnit = true
    try advance()
  }

  private mutating func finishConversion(into unit: Unit) throws(CalculationError) {
    emit(.convert(program.units.count), at: token.range)
    program.units.append(unit)
    operandHasUnit = true
    try advance()
  }

  /// Makes a degree sign the unit degree, so that 45° can be converted.
  private mutating func readDegreesAsUnit() {
    guard program.lastInstruction == .degree, let range = program.steps.popLast()?.range,
      let degree = Unit.angles.first
    else { return }
    attach(degree, at: range)
  }

  /// Reads an amount of money whose sign stands before it, as in ¥500.
  mutating func parseMoney(_ sign: String) throws(CalculationError) {
    guard let unit = settings.currency(signed: sign) else { return }
    let start = token.range.lowerBound
    try advance()
    guard case .number(let value) = token.kind else { throw error(.missingOperand) }
    try finishAmount(value, unit)
    operandStart = start
  }

  /// Takes up a result; $100 in TWD are dollars where the history is not as long.
  mutating func finishReference(_ reference: Reference) throws(CalculationError) {
    guard case .history(let number) = reference, number > settings.historyCount,
      let dollar = settings.currency(signed: "$"), isBeforeCurrency
    else { return try finishOperand(.recall(reference)) }
    try finishAmount(Rational(number), dollar)
  }

  /// Whether a conversion into another currency follows the token in hand.
  private var isBeforeCurrency: Bool {
    var ahead = tokenizer
    guard case .name(let word)? = (try? ahead.next())?.kind, word == "in" || word == "to",
      case .name(let name)? = (try? ahead.next())?.kind
    else { return false }
    // A currency that has no rate here is told as such.
    return unit(named: name)?.kind == .currency || name.count == 3 && name == name.uppercased()
  }
}
