extension Tokenizer {
  /// Reads groups of three digits that spaces part, as in 1 000 000.
  ///
  /// - Throws: `ambiguousMultiplication` for 1 234/567, which may be a mixed number.
  mutating func readSpacedGroups(
    into literal: inout DecimalLiteral, from start: Int
  ) throws(CalculationError) {
    guard (1...3).contains(position - start), source[start] != "0" else { return }
    while isBeforeGroup {
      try refuseMixedNumber(from: start)
      position += 1
      _ = readDigits(into: &literal)
    }
  }

  /// Whether a space and exactly three digits follow.
  private var isBeforeGroup: Bool {
    source[position] == " " && (1...3).allSatisfy { source[position + $0]?.digitValue != nil }
      && source[position + 4]?.digitValue == nil
  }

  /// Refuses a group that may be the upper part of a fraction.
  private func refuseMixedNumber(from start: Int) throws(CalculationError) {
    guard source[position + 1] != "0", source[position + 4] == "/" else { return }
    let end =
      source.symbols[(position + 5)...].firstIndex { $0.digitValue == nil }
      ?? source.symbols.count
    guard end > position + 5 else { return }
    let lead = source.characters(start..<position).filter { $0 != " " }
    let fraction = source.characters(position + 1..<end)
    throw CalculationError(
      .ambiguousMultiplication(readings: ["\(lead)\(fraction)", "\(lead) + \(fraction)"]),
      at: position + 1..<end)
  }
}
