import Basics

/// A fraction of whole numbers right behind a ÷, as in 2/3 ÷ 4/9, or behind a slash that parts it
/// from another one, as in 2/3 / 4/9: who writes it means one number, while the rule divides twice.
struct AmbiguousFraction {
  /// The error that shows both readings.
  let error: CalculationError

  /// Nil if the slash in hand makes no such fraction.
  init?(in parser: Parser) {
    let (source, slash) = (parser.tokenizer.source, parser.token.range)
    guard let division = parser.pending.last, division.kind == .divide,
      source[slash.lowerBound] == "/",
      let above = parser.program.steps.last, above.isWholeNumber,
      above.range.upperBound == slash.lowerBound
    else { return nil }
    let sign = source.characters(division.range)
    let before = source.characters(division.start..<division.range.lowerBound)
    guard sign == "÷" || before.isFractionBeforeSpace else { return nil }
    var ahead = parser.tokenizer
    guard ahead.wholeNumber() != nil else { return nil }
    let below = source.characters(slash.upperBound..<ahead.position)
    let (left, count) = (before.trimmed, source.characters(above.range))
    let readings = ["(\(count)/\(below))", "\(count) \(sign) \(below)"]
      .map { "\(left) \(sign) \($0)" }
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

extension StringProtocol {
  /// Whether it is two whole numbers with nothing but a slash between them, and then space.
  fileprivate var isFractionBeforeSpace: Bool {
    let parts = trimmed.split(separator: "/", omittingEmptySubsequences: false)
    return last?.isWhitespace == true && parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }
  }
}
