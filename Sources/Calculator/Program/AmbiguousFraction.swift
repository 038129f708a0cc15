import Basics

/// A fraction of whole numbers right behind a ÷, as in 2/3 ÷ 4/9: who writes it means one number,
/// while the rule divides twice.
struct AmbiguousFraction {
  /// The error that shows both readings.
  let error: CalculationError

  /// Nil if the slash in hand makes no such fraction.
  init?(in parser: Parser) {
    let (source, slash) = (parser.tokenizer.source, parser.token.range)
    guard let division = parser.pending.last, division.kind == .divide,
      source[division.range.lowerBound] == "÷", source[slash.lowerBound] == "/",
      let above = parser.program.steps.last, above.isWholeNumber,
      above.range.upperBound == slash.lowerBound
    else { return nil }
    var ahead = parser.tokenizer
    guard ahead.wholeNumber() != nil else { return nil }
    let below = source.characters(slash.upperBound..<ahead.position)
    let left = source.characters(division.start..<division.range.lowerBound).trimmed
    let count = source.characters(above.range)
    let readings = ["\(left) ÷ (\(count)/\(below))", "\(left) ÷ \(count) ÷ \(below)"]
    error = CalculationError(
      .ambiguousFraction(readings: readings), at: above.range.lowerBound..<ahead.position)
  }
}

extension Program.Step {
  /// Whether the step is a whole number that was typed.
  fileprivate var isWholeNumber: Bool {
    if case .compute(.push(let value)) = action { value.isWhole } else { false }
  }
}
