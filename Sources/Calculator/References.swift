/// A place in an expression where a result is taken up again.
package struct ReferencePlace: Equatable, Sendable {
  package let reference: Reference
  /// The characters of the name.
  package let place: Range<Int>
}

/// The results that an expression takes up, from left to right; none if it cannot be read.
package func references(
  in expression: String, settings: CalculatorSettings = CalculatorSettings()
) -> [ReferencePlace] {
  guard let program = try? Parser.program(for: expression, settings: settings) else { return [] }
  return program.steps.compactMap { step in
    guard case .recall(let reference) = step.instruction else { return nil }
    return ReferencePlace(reference: reference, place: step.place)
  }
}
