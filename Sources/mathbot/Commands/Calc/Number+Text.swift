import Calculator

extension Number {
  /// The number as text; what is wrong with it is wrong with the whole line it came of.
  func text(
    _ format: NumberFormat, of line: String, shouldStop: @escaping @Sendable () -> Bool
  ) throws(CalculationError) -> String {
    do throws(CalculationError.Kind) {
      return try formatted(format, shouldStop: shouldStop).text
    } catch {
      throw CalculationError(error, at: 0..<line.count)
    }
  }
}
