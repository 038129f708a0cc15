import Testing

@testable import Calculator

/// Equations whose solutions are known to 50 digits.
struct KnownEquationTests {
  private func solutions(_ known: KnownCases.Equation) throws -> SolutionSet {
    guard case .one(let equation) = try EquationProblem(known.equation, settings: known.settings)
    else { throw FormulaError(.noUnknown, at: 0..<0) }
    return equation.solutions(in: try known.interval())
  }

  @Test func `there are sixty of them`() {
    #expect(KnownCases.all.equations.count == 60)
  }

  @Test(arguments: KnownCases.all.equations)
  func `each solution is found, and nothing else is`(known: KnownCases.Equation) throws {
    let set = try solutions(known)
    #expect(set.isComplete, "\(set.undecided)")
    #expect(set.isEverything == (known.kind == "all"))
    #expect(set.stretches.isEmpty == !known.kind.hasPrefix("interval"))
    try #require(
      set.points.count == known.roots.count, "\(set.points.map { $0.text(NumberFormat()) })")
    for (point, root) in zip(set.points, known.roots) {
      let truth = try #require(try evaluate(root.value).rational)
      let margin =
        Rational(1, 1_000_000_000_000) * Rational(1, 1_000_000)
        * max(truth.magnitude, Rational(1, 1_000_000_000) * Rational(1, 1_000_000_000_000))
      #expect(point.low - margin <= truth && truth <= point.high + margin)
      #expect(point.high - point.low <= margin)
      #expect(point.multiplicity == root.multiplicity)
    }
  }
}
