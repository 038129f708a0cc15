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
}
