import Basics

extension Parser {
  /// Multiplies by what follows without a sign, as in 2(3 + 4), where that means one thing only.
  mutating func multiplyImplicitly() throws(CalculationError) {
    guard canStandBeforeFactor else { throw error(.missingOperator) }
    let range = token.range.lowerBound..<token.range.lowerBound + 1
    guard let rival else { return try push(.multiply, at: range) }
    // The error needs the second factor, so it is thrown when that one has been read.
    try push(.ambiguousProduct(rival), at: range)
  }

  /// Whether the last step was a number, a constant, or a closing parenthesis.
  private var canStandBeforeFactor: Bool {
    tokenizer.source[lastEnd - 1] == ")"
      || program.lastInstruction?.isOperand ?? false
  }

  /// The operator before the left factor that could also take that factor for itself.
  private var rival: PendingOperator.Ambiguity? {
    guard let before = pending.last(where: { !$0.kind.isSign }), before.kind.isRivalOfProducts
    else { return nil }
    return PendingOperator.Ambiguity(start: before.start, signEnd: before.range.upperBound)
  }

  /// The error that shows both readings.
  func error(_ rival: PendingOperator.Ambiguity, at range: Range<Int>) -> CalculationError {
    let sign = tokenizer.source.characters(rival.start..<rival.signEnd)
    let shared = tokenizer.source.characters(rival.signEnd..<range.lowerBound)
    let second = tokenizer.source.characters(range.lowerBound..<lastEnd)
    return CalculationError(
      .ambiguousMultiplication(readings: [
        "(\((sign + shared).trimmed))\(second)", "\(sign)(\(shared.trimmed)\(second))",
      ]), at: range)
  }
}

extension PendingOperator.Kind {
  fileprivate var isSign: Bool { self == .negate || self == .negateArgument }

  /// Whether it is unclear if the operator or a product without its sign comes first.
  fileprivate var isRivalOfProducts: Bool {
    switch self {
    case .divide, .power, .apply: true
    case .parenthesis, .call, .add, .subtract, .multiply, .ambiguousProduct, .negate,
      .negateArgument:
      false
    }
  }
}
