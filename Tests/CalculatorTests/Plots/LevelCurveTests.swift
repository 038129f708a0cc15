import Testing

@testable import Calculator

/// Curves that are level, or made of level steps: their heights are rounded, or lie on the border
/// between two rows of dots.
struct LevelCurveTests {
  private static let tenths = (1..<50).map { "\($0 / 10).\($0 % 10)" }
  private static let others = [
    "1/3", "pi", "-5", "25", "-25", "10/4", "123456.7", "x/x", "x*0+5", "10^20/7", "10^(-20)/3",
    "sin(x)^2 + cos(x)^2", "|x|/x/3", "floor(x)/3", "mod(floor x, 3)/7", "ceil(x)/2*5",
  ]

  /// The dots of curves in the window that suits them, so many rows high.
  private func picture(
    _ texts: [String], rows: Int
  ) throws -> (window: PlotWindow, dots: [Dots]) {
    let curves = try texts.map { try Curve($0, settings: CalculatorSettings()) }
    let window = PlotWindow.fitting(curves, given: .init(), rows: rows)
    return (window, curves.map { $0.dots(in: window, columns: 40, rows: rows) })
  }

  @Test(arguments: tenths + others, [20, 60, 80])
  func `each column of a level curve has a lit dot`(text: String, rows: Int) throws {
    let dots = try #require(picture([text], rows: rows).dots.first)
    for column in 0..<dots.columns {
      #expect((0..<rows).contains { dots[column, $0] == .lit }, "column \(column)")
    }
  }

  @Test(arguments: ["1/3", "pi", "x/x", "10^(-20)/3"])
  func `rounding is no reason to look closer`(text: String) throws {
    #expect(try picture([text], rows: 80).window.height >= Rational(2))
  }

  @Test(arguments: ["x^2", "sin x", "x"])
  func `a level curve leaves another one its heights`(text: String) throws {
    let alone = try picture([text], rows: 80)
    let both = try picture([text, "1/3"], rows: 80)
    #expect(both.window.height >= alone.window.height)
    #expect(both.dots[0].count(of: .lit) * 2 > alone.dots[0].count(of: .lit))
    #expect(both.dots[1].count(of: .lit) == both.dots[1].columns)
  }

  @Test func `a curve that varies little, but more than by rounding, is shown as it is`() throws {
    #expect(try picture(["1 + x/10^9"], rows: 80).window.height < Rational(1, 1_000_000))
  }
}
