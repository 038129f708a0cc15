import Testing

@testable import Calculator

struct CurvePathTests {
  @Test func `nothing is joined across a jump`() throws {
    let curve = try Curve("floor(x)", settings: CalculatorSettings())
    let window = PlotWindow(
      left: Rational(-2), right: Rational(2), bottom: Rational(-3), top: Rational(3))
    let path = CurvePath(curve, in: window, rows: 400, shouldStop: { false })
    #expect(path.parts.count >= 4)
    for part in path.parts { #expect(Set(part.map(\.y)).count == 1) }
  }
}
