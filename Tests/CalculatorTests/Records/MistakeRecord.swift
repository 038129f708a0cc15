@testable import Calculator

/// What cannot be computed: why, and where, as the reader of calculations says it, the reader of
/// equations and the reader of curves.
enum MistakeRecord {
  static func lines(_ parts: [String]) throws -> [String] {
    let text = parts[0], settings = RecordText.settings(parts)
    return [
      line("value", text) { _ = try evaluate(text, settings: settings) },
      line("equation", text) { _ = try EquationProblem(text, settings: settings) },
      line("curve", text) { _ = try Curve(text, settings: settings) },
    ]
  }

  private static func line(
    _ name: String, _ text: String, _ work: () throws -> Void
  ) -> String {
    do {
      try work()
      return "\(name): none"
    } catch let error as CalculationError {
      return "\(name): \(error.kind) at \(marked(text, error.range))"
    } catch let error as FormulaError {
      return "\(name): \(error.kind) at \(marked(text, error.range))"
    } catch {
      return "\(name): \(error)"
    }
  }

  private static func marked(_ text: String, _ range: Range<Int>) -> String {
    let before = text.prefix(range.lowerBound), behind = text.dropFirst(range.upperBound)
    return "\(before)⟨\(text.dropFirst(range.lowerBound).prefix(range.count))⟩\(behind)"
  }
}
