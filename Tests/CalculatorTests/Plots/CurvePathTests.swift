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

  @Test(arguments: ["1/(x-1/3)", "1/(x-1/3)^2", "abs(x-1/3)/(x-1/3)^2"])
  func `nothing is joined across a pole that lies between two pieces' ends`(text: String) throws {
    let curve = try Curve(text, settings: CalculatorSettings())
    let window = PlotWindow(
      left: Rational(-2), right: Rational(2), bottom: Rational(-3), top: Rational(3))
    let path = CurvePath(curve, in: window, rows: 400, shouldStop: { false })
    #expect(path.parts.count == 2)
    for part in path.parts {
      let sides = Set(part.map { $0.x < Rational(1, 3) })
      #expect(sides.count == 1)
    }
  }

  @Test(arguments: ["e^(-1/x^2)^3", "e^(-1/x^2)", "-e^(-1/x^4)", "e^(e^(e^x))"])
  func `heights of thousands of millions of bits are drawn where they are seen`(text: String) throws
  {
    let curve = try Curve(text, settings: CalculatorSettings())
    let window = PlotWindow(
      left: Rational(-3), right: Rational(3), bottom: Rational(-1), top: Rational(1))
    let path = CurvePath(curve, in: window, rows: 400, shouldStop: { false })
    #expect(!path.parts.isEmpty)
    for point in path.parts.joined() {
      #expect(point.y >= Rational(-3) && point.y <= Rational(3))
    }
  }
}
