import Testing

@testable import Calculator

/// In which rows of dots heights lie.
struct RowScaleTests {
  private func isOutside(_ height: Int) -> Bool {
    let window = PlotWindow(
      left: Rational(-10), right: Rational(10), bottom: Rational(-10), top: Rational(10))
    let scale = RowScale(window, rows: 40)
    return scale.isOutside(Interval(Rational(height), precision: CurveTracer.precision))
  }

  @Test func `what lies above or below the window is in none of its rows`() {
    #expect([-10_000, -100, -11, 11, 100, 10_000].allSatisfy(isOutside))
    #expect(![-9, 0, 9].contains(where: isOutside))
  }

  private let scale = RowScale(
    PlotWindow(left: .zero, right: .one, bottom: .zero, top: Rational(4)), rows: 12)

  @Test(arguments: [(4, 0), (3, 3), (2, 6), (0, 11), (-1, 15), (5, -3)])
  func `on a border the row below it is taken, at the bottom the last one`(
    height: Int, row: Int
  ) {
    #expect(scale.row(of: Rational(height)) == row)
  }

  @Test func `a border is met by heights that are one point as far as can be seen`() {
    let third = Interval(Rational(1, 3), precision: CurveTracer.precision)
    #expect(scale.isOnBorder(third))
    #expect(!scale.isOnBorder(Interval(Rational(1, 2), precision: CurveTracer.precision)))
    let wide = Interval(Rational(1, 4), Rational(1, 2), precision: CurveTracer.precision)
    #expect(scale.clampedRows(of: wide).count == 2)
    #expect(!scale.isOnBorder(wide))
  }
}
