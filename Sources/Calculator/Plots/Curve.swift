/// A curve y = f(x), ready to be drawn.
package struct Curve: Sendable {
  /// What was typed, without the `y =` before it.
  package let text: String
  /// The letter along the axis.
  package let unknown: String
  /// The settings with the unknown as a name.
  let settings: CalculatorSettings
  /// The formula of the height, of its slope and of the slopes of its parts.
  let formula: Formula
  let root: Int
  /// nil where the formula of the slope would be too long.
  let slope: Int?
  /// Whether an angle depends on the unknown.
  package let hasAngle: Bool
  /// Whether an angle depends on the unknown, or is found from it.
  package let showsAngle: Bool

  /// Whether an exponent changes and what is below it may be below zero, so that single points are
  /// no part of the curve.
  package let hasChangingPower: Bool
  /// Whether there may be values where there is no curve: besides those points, powers of zero.
  let hasHiddenValues: Bool

  /// Whether angles are in degrees.
  package var isInDegrees: Bool { settings.angleUnit == .degrees }

  /// Reads `sin x` or `y = sin x`.
  ///
  /// - Throws: What is wrong, and where in the text.
  package init(
    _ text: String, settings: CalculatorSettings,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws(FormulaError) {
    let (side, start) = try Self.rightSide(of: text)
    do {
      try self.init(side: side, settings, shouldStop)
    } catch {
      throw error.shifted(by: start)
    }
  }

  /// What stands behind the `y =`, if that is there, and where it begins.
  private static func rightSide(of text: String) throws(FormulaError) -> (String, Int) {
    guard !text.contains(where: "<>≤≥≠".contains) else {
      throw FormulaError(.noCurve, at: 0..<text.count)
    }
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count > 1 else { return (text, 0) }
    let name = sides[0].filter { !$0.isWhitespace }
    guard sides.count == 2, name == "y" || name.isFunctionOfLetter, !sides[1].contains("y") else {
      throw FormulaError(.noCurve, at: 0..<text.count)
    }
    return (String(sides[1]), sides[0].count + 1)
  }

  private init(
    side: String, _ given: CalculatorSettings, _ shouldStop: @escaping @Sendable () -> Bool
  ) throws(FormulaError) {
    let whole = 0..<side.count
    guard side.utf8.count <= 10_000 else { throw FormulaError(.tooLong, at: whole) }
    let letters = Unknowns.letters(in: side)
    guard letters.count <= 1 else { throw FormulaError(.noCurve, at: whole) }
    let unknown = letters.first ?? "x"
    var settings = given
    settings.variables = [unknown]
    let program = try Program.reading(side, settings)
    var formula = Formula()
    root = try FormulaBuilder.add(
      program, to: &formula, unknowns: [unknown], settings: settings, shouldStop: shouldStop)
    slope = formula.slope(of: root)
    self.formula = formula
    self.settings = settings
    self.unknown = unknown
    hasAngle = program.takesAngle && !formula.isConstant[root]
    showsAngle = program.hasAngle && !formula.isConstant[root]
    let bases = formula.constantBases(of: root)
    hasChangingPower = program.hasChangingPower || bases.contains { $0.map { $0.sign < 0 } ?? true }
    hasHiddenValues = hasChangingPower || bases.contains { $0.map { $0.sign <= 0 } ?? true }
    text = side.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Formula {
  /// The constants that are raised to changing powers; nil for one that is not known.
  fileprivate func constantBases(of root: Int) -> [Interval?] {
    parts(of: [root]).compactMap { index -> Interval?? in
      guard case .function(.logarithm, let base) = steps[index], isConstant[base] else {
        return nil
      }
      return .some(value(of: base, at: Solution(exactly: .zero))?.range)
    }
  }
}

extension Program {
  /// The program for a text with unknowns.
  fileprivate static func reading(
    _ text: String, _ settings: CalculatorSettings
  ) throws(FormulaError) -> Program {
    do {
      return try Parser.program(for: text, settings: settings)
    } catch {
      throw FormulaError(.calculation(error.kind), at: error.range)
    }
  }
}

extension String {
  /// Whether this is the name of a function with a letter, such as `f(x)`.
  fileprivate var isFunctionOfLetter: Bool { wholeMatch(of: /[a-zA-Z]\([a-zA-Z]\)/) != nil }
}
