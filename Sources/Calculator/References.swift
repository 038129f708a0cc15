/// A result that an expression takes up again, and where its name stands.
package struct FoundReference: Equatable, Sendable {
  package let reference: Reference
  /// The characters of the name.
  package let range: Range<Int>
}

/// The results that an expression takes up, from left to right; none if it cannot be read.
package func references(
  in expression: String, settings: CalculatorSettings = CalculatorSettings()
) -> [FoundReference] {
  guard let program = try? Parser.program(for: expression, settings: settings) else { return [] }
  return program.steps.compactMap { step in
    guard case .compute(.recall(let reference)) = step.action else { return nil }
    return FoundReference(reference: reference, range: step.range)
  }
}
