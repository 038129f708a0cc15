/// An equation in one unknown, ready to be solved.
package struct Equation: Sendable {
  /// The letter.
  package let unknown: String
  /// What stands before the `=`, and behind it; zero where there is none.
  package let left: String, right: String
  /// The settings with the unknown as a name.
  let settings: CalculatorSettings
  /// What both sides differ by, as a step of the formula.
  let formula: Formula
  let root: Int
  /// The steps of both sides.
  let sides: (left: Int, right: Int)
  /// Whether an angle depends on the unknown, or the unknown on an angle.
  package let hasAngle: Bool

  /// The equation with another formula that is to be zero.
  func with(_ formula: Formula, root: Int) -> Equation {
    Equation(
      unknown: unknown, left: left, right: right, settings: settings, formula: formula, root: root,
      sides: sides, hasAngle: hasAngle)
  }

  /// Whether angles are in degrees.
  package var isInDegrees: Bool { settings.angleUnit == .degrees }
}

/// What was typed to be solved.
package enum EquationProblem: Sendable {
  case one(Equation)
  case linear(LinearSystem)

  /// Reads equations that semicolons part.
  ///
  /// - Throws: What is wrong, and where in the text.
  package init(
    _ text: String, settings: CalculatorSettings,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws(FormulaError) {
    let reader = try EquationReader(text, settings, shouldStop)
    self = try reader.problem()
  }
}
