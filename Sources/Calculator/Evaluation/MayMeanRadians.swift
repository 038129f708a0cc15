/// Whether somebody may mean radians where angles are read in degrees: π stands in a calculation with
/// a function of an angle, and no unit says which it is, as in `sin(π/2)`.
///
/// - Complexity: O(*n*) in the length of the text.
package func mayMeanRadians(_ text: String, settings: CalculatorSettings) -> Bool {
  guard settings.angleUnit == .degrees,
    let program = try? Parser.program(for: text, settings: settings)
  else { return false }
  return program.takesAngle && !program.hasUnits && !program.hasDegreeSign && program.hasPi
}

extension Program {
  fileprivate var hasPi: Bool { steps.contains { $0.action == .compute(.constant(.pi)) } }
  fileprivate var hasDegreeSign: Bool { steps.contains { $0.action == .compute(.degree) } }
}
