import Testing

@testable import Calculator

/// Curves of which it is known where they are, and where they are not.
struct KnownCurveTests {
  private static let (columns, rows) = (156, 80)

  /// The dots of a curve of the list in its window.
  private func dots(_ known: KnownCases.Curve) throws -> [Dots] {
    let unit: AngleUnit = known.angle == "degrees" ? .degrees : .radians
    let settings = CalculatorSettings(angleUnit: unit)
    return try known.curves.map { text in
      try Curve(text, settings: settings).dots(
        in: known.window, columns: Self.columns, rows: Self.rows)
    }
  }

  @Test(arguments: KnownCases.all.curves)
  func `a curve is where it is known to be`(known: KnownCases.Curve) throws {
    let all = try dots(known)
    for point in known.mustTouch {
      let column = known.column(of: point[0], Self.columns)
      let row = known.row(of: point[1], Self.rows)
      let near = (column - 1...column + 1).flatMap { x in (row - 1...row + 1).map { (x, $0) } }
      let isThere = all.contains { dots in
        near.contains { x, y in
          (0..<Self.columns).contains(x) && (0..<Self.rows).contains(y) && dots[x, y] == .lit
        }
      }
      #expect(isThere, "\(known.id) at \(point)")
    }
  }

  @Test func `a curve that passes just above the window lights nothing`() throws {
    let curve = try Curve("(x - 2)/(x + 2)", settings: CalculatorSettings())
    let window = PlotWindow(
      left: Rational(-10), right: Rational(10), bottom: Rational(-135, 22), top: Rational(395, 66))
    let dots = curve.dots(in: window, columns: 150, rows: 80)
    #expect((0..<80).allSatisfy { dots[54, $0] == .dark })
    #expect(dots[53, 0] == .lit)
  }

  @Test(arguments: KnownCases.all.curves)
  func `nothing is lit where a curve is not`(known: KnownCases.Curve) throws {
    for dots in try dots(known) {
      for area in known.mustBeDark {
        let left = known.column(of: area[0], Self.columns) + 1
        let right = known.column(of: area[1], Self.columns) - 1
        let top = known.row(of: area[3], Self.rows) + 1
        let bottom = known.row(of: area[2], Self.rows) - 1
        guard left <= right, top <= bottom else { continue }
        for column in left...right {
          for row in top...bottom {
            #expect(dots[column, row] != .lit, "\(known.id) at \(column), \(row)")
          }
        }
      }
    }
  }
}

extension KnownCases.Curve {
  /// The window; its ends have at most four decimals.
  fileprivate var window: PlotWindow {
    func exactly(_ value: Double) -> Rational {
      Rational(Int((value * 10_000).rounded()), 10_000)
    }
    return PlotWindow(
      left: exactly(x[0]), right: exactly(x[1]), bottom: exactly(y[0]), top: exactly(y[1]))
  }

  fileprivate func column(of value: Double, _ columns: Int) -> Int {
    Int(((value - x[0]) / (x[1] - x[0]) * Double(columns)).rounded(.down))
  }

  fileprivate func row(of value: Double, _ rows: Int) -> Int {
    Int(((y[1] - value) / (y[1] - y[0]) * Double(rows)).rounded(.down))
  }
}
