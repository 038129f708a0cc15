import Basics

extension Parser {
  /// Reads what follows an operand, and tells whether another operand must come.
  mutating func parseOperators() throws(CalculationError) -> Bool {
    while token.kind != .end {
      switch token.kind {
      case .degree: try emitDegree()
      case .factorial: try emitPostfix(.factorial)
      case .percent: try emitPercent()
      case .superscript(let exponent): try emitSuperscript(exponent)
      case .rightParenthesis: try closeParenthesis()
      case .bar where isInBars: try closeParenthesis()
      case .function(let function) where function.infix != nil:
        try pushBinary(.infix(function))
        return true
      case .name(let name) where try parseUnit(name): break
      case .name(let name) where isTimes(name):
        try pushTimes(isWord: name.count > 1 && !followsFraction)
        return true
      case .number, .time, .function, .constant, .reference, .name, .plus, .minus, .times,
        .dividedBy, .power, .leftParenthesis, .bar, .comma, .end:
        try pushBinary()
        return true
      }
    }
    return false
  }

  /// Whether the name is an `x` before a factor, the sign of many keyboards, or the word `of`
  /// behind a percentage; 0x10 may be meant as another number.
  private func isTimes(_ name: String) -> Bool {
    var ahead = tokenizer
    guard let next = try? ahead.next().kind, next.beginsFactor else { return false }
    return switch name {
    case "x", "X": !looksHexadecimal
    case "of", "Of", "OF": program.lastInstruction == .percent || followsFraction
    default: false
    }
  }

  /// Whether a fraction was read that is typed as such, as in 3/4 of 20 or ½ of 20.
  private var followsFraction: Bool {
    guard case .push? = program.lastInstruction else { return false }
    let typed = tokenizer.source.characters(operandStart..<lastEnd)
    if typed.contains("/") || tokenizer.source[lastEnd - 1]?.vulgarFraction != nil { return true }
    guard pending.last?.kind == .divide,
      case .compute(.push)? = program.steps.dropLast().last?.action
    else { return false }
    return tokenizer.source.characters(pending[pending.count - 1].range) == "/"
  }

  /// Whether an `x` follows a lone 0 without a space, and is followed by something without one.
  private var looksHexadecimal: Bool {
    let (source, range) = (tokenizer.source, token.range)
    let isLone = range.lowerBound < 2 || source[range.lowerBound - 2]?.isPartOfNumber != true
    return source[range.lowerBound - 1] == "0" && isLone && source[range.upperBound] != " "
  }

  private mutating func pushBinary() throws(CalculationError) {
    switch token.kind {
    case .plus: try pushBinary(.add)
    case .minus: try pushBinary(.subtract)
    case .times: try pushBinary(.multiply)
    case .dividedBy:
      if let fraction = AmbiguousFraction(in: self) { throw fraction.error }
      try pushBinary(.divide)
    case .power: try pushBinary(.power)
    case .comma: try separateArguments()
    case .leftParenthesis, .function, .constant, .reference, .name, .bar: try multiplyImplicitly()
    case .number where followsParenthesis: try multiplyImplicitly()
    case .number where program.lastInstruction == .percent: throw remainderError
    case .number where isPartWithoutUnit: throw missingUnitOfPart
    case .number, .time, .factorial, .percent, .degree, .superscript, .rightParenthesis, .end:
      throw error(.missingOperator)
    }
  }

  /// Whether the number in hand follows an amount, and no name follows it, as the 4 of 3 min 4.
  private var isPartWithoutUnit: Bool {
    var ahead = tokenizer
    guard operandHasUnit, let next = try? ahead.next().kind else { return false }
    if case .name = next { return false }
    return true
  }

  private var missingUnitOfPart: CalculationError {
    program.units.last.map { error(.missingUnit($0.symbol)) } ?? error(.missingOperator)
  }

  /// The error that shows both readings of 5%3.
  private var remainderError: CalculationError {
    let percent = tokenizer.source.characters(operandStart..<lastEnd)
    let number = percent.dropLast().trimmed
    let second = tokenizer.source.characters(token.range)
    return error(
      .ambiguousMultiplication(readings: ["\(percent) × \(second)", "\(number) mod \(second)"]))
  }

  /// Multiplies by what follows without a sign, as in 2(3 + 4), where that means one thing only.
  private mutating func multiplyImplicitly() throws(CalculationError) {
    guard canStandBeforeFactor else { throw unknownTarget ?? error(.missingOperator) }
    let range = token.range.lowerBound..<token.range.lowerBound + 1
    // sin 25 cos 25 is a product in every book.
    let isNext = token.kind.isNamedFunction
    let rival = pending.last { !$0.kind.isSign && !(isNext && $0.kind.isNamedFunction) }
    // The error needs the second factor, so it is thrown when that one has been read.
    let ambiguity = rival.flatMap(AmbiguousProduct.init(behind:))
    try push(ambiguity.map { .ambiguousProduct($0) } ?? .multiply, at: range)
  }

  /// Multiplies by what follows the word `of`, or an `x`.
  private mutating func pushTimes(isWord: Bool) throws(CalculationError) {
    // 1/2% of 50 may be half a percent, or one divided by two percent.
    let rival = isWord ? pending.last.flatMap(AmbiguousProduct.init(behind:)) : nil
    try push(rival.map { .ambiguousProduct($0) } ?? .multiply, at: token.range)
    try advance()
  }

  /// Whether the last step was a number, a constant, or something that ends with `)`, `|`, `²`, `!`
  /// or `°`.
  private var canStandBeforeFactor: Bool {
    guard let last = tokenizer.source[lastEnd - 1] else { return false }
    return ")!|°".unicodeScalars.contains(last) || last.superscriptValue != nil
      || program.lastInstruction?.isOperand ?? false
  }

  /// Whether a parenthesis was closed last, which is not that of a number such as 1.(3).
  private var followsParenthesis: Bool {
    tokenizer.source[lastEnd - 1] == ")" && program.steps.last?.range.upperBound != lastEnd
  }

  /// Whether the innermost parenthesis is the first of two bars.
  private var isInBars: Bool { pending.last { $0.kind.isParenthesis }?.kind == .bars }

  private mutating func emitPercent() throws(CalculationError) {
    if let amount = amountBeforeIn { throw error(.percentAsUnit(amount)) }
    try emitPostfix(.percent)
  }

  private mutating func emitPostfix(_ instruction: Instruction) throws(CalculationError) {
    emit(instruction, at: token.range)
    try advance()
  }

  /// Reads the operand as degrees; that of `sin(60)°` would be the sine, but hardly anyone means
  /// that.
  private mutating func emitDegree() throws(CalculationError) {
    if case .call? = program.lastInstruction { throw error(.misplacedDegree) }
    try emitPostfix(.degree)
  }

  private mutating func emitSuperscript(_ exponent: Int) throws(CalculationError) {
    emitPower(exponent, at: token.range)
    try advance()
  }

  private mutating func pushBinary(_ kind: PendingOperator.Kind) throws(CalculationError) {
    try push(kind, at: token.range)
    try advance()
  }

  /// Lets an operator wait for its right operand, after those before it that bind tighter.
  mutating func push(
    _ kind: PendingOperator.Kind, at range: Range<Int>
  ) throws(CalculationError) {
    try reduce(to: kind.yieldsFrom)
    pending.append(
      PendingOperator(
        kind: kind, range: range, start: operandStart, leftHasUnit: operandHasUnit))
  }
}

extension Unicode.Scalar {
  /// Whether the symbol may stand before the last digit of a number.
  fileprivate var isPartOfNumber: Bool { digitValue != nil || self == "." || self == "," }
}

extension Token.Kind {
  /// Whether a factor can begin with the token.
  fileprivate var beginsFactor: Bool {
    switch self {
    case .number, .function, .constant, .reference, .leftParenthesis, .bar: true
    case .name, .time, .plus, .minus, .times, .dividedBy, .power, .factorial, .percent, .degree,
      .superscript, .rightParenthesis, .comma, .end:
      false
    }
  }
}

extension Token.Kind {
  /// Whether it is a function of trigonometry or a logarithm.
  fileprivate var isNamedFunction: Bool {
    if case .function(let function) = self { function.isAlwaysNamed } else { false }
  }
}

extension PendingOperator.Kind {
  /// Whether it is such a function that waits for a factor.
  fileprivate var isNamedFunction: Bool {
    if case .apply(let function) = self { function.isAlwaysNamed } else { false }
  }
}

extension MathFunction {
  /// Whether books write the function by its name and without parentheses, one behind the other.
  fileprivate var isAlwaysNamed: Bool {
    (MathFunction.trigonometry + MathFunction.hyperbolics + MathFunction.logarithms).contains(self)
  }
}
