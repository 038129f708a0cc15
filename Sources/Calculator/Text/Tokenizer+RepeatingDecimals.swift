extension Tokenizer {
  /// Reads the digits that repeat for ever, in parentheses right behind the point: 1.(3) is 4/3.
  ///
  /// - Throws: `ambiguousMultiplication` where there are digits before the parenthesis, since
  ///   0.1(6) may as well be a product.
  mutating func readRepeatingDigits(
    of literal: inout DecimalLiteral, from start: Int
  ) throws(CalculationError) {
    guard source[position - 1] == "." || literal.fractionLength > 0, let end = endOfRepetition
    else { return }
    let parenthesis = position
    position += 1
    literal.periodLength = readDigits(into: &literal)
    literal.fractionLength += literal.periodLength
    position = end
    guard literal.isWithinLimits, source[parenthesis - 1] != "." else { return }
    throw ambiguity(of: literal, start..<parenthesis, parenthesis..<end)
  }

  /// Where digits end that stand alone in parentheses here.
  private var endOfRepetition: Int? {
    guard source[position] == "(" else { return nil }
    var end = position + 1
    while source[end]?.digitValue != nil { end += 1 }
    return end > position + 1 && source[end] == ")" ? end + 1 : nil
  }

  /// The error that shows the product and the fraction.
  private func ambiguity(
    of literal: DecimalLiteral, _ factor: Range<Int>, _ group: Range<Int>
  ) -> CalculationError {
    let product = "\(source.characters(factor))×\(source.characters(group))"
    return CalculationError(
      .ambiguousMultiplication(readings: [product, "(\(literal.value.description))"]),
      at: group.lowerBound..<group.lowerBound + 1)
  }
}
