extension Number {
  /// The number as text; what is wrong with it is wrong with the whole line that it came of.
  package func text(
    _ format: NumberFormat, of line: String, patience: Duration = .seconds(1),
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws(CalculationError) -> String {
    do throws(CalculationError.Kind) {
      return try formatted(format, patience: patience, shouldStop: shouldStop).text
    } catch {
      throw CalculationError(error, at: 0..<line.count)
    }
  }
}
