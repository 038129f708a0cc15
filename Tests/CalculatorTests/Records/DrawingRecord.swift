@testable import Calculator

/// A curve and the ends of its window: its dots, and the parts of its path.
struct DrawingRecord {
  private static let (columns, rows) = (48, 20)
  private let curve: Curve
  private let window: PlotWindow

  init(_ parts: [String]) throws {
    let settings = RecordText.settings(parts)
    curve = try Curve(parts[0], settings: settings)
    let ends = try RecordText.numbers(parts, settings).map(\.nearestFraction)
    let given =
      ends.count == 4
      ? PlotWindow.Ends(left: ends[0], right: ends[1], bottom: ends[2], top: ends[3])
      : ends.count == 2 ? PlotWindow.Ends(left: ends[0], right: ends[1]) : PlotWindow.Ends()
    window = .fitting([curve], given: given, rows: Self.rows)
  }

  func lines() -> [String] {
    let dots = curve.dots(in: window, columns: Self.columns, rows: Self.rows)
    let rows = (0..<Self.rows).map { row in
      (0..<Self.columns).map { Self.sign(dots[$0, row]) }.joined()
    }
    let path = CurvePath(curve, in: window, rows: Self.rows, shouldStop: { false })
    return rows.map { "│\($0)│" } + path.parts.map(Self.line)
  }

  private static func sign(_ dot: Dot) -> String {
    switch dot {
    case .dark: " "
    case .open: "?"
    case .lit: "#"
    }
  }

  private static func line(_ part: [CurvePath.Point]) -> String {
    let some = [0, part.count / 3, part.count / 2, part.count - 1].map { part[$0] }
    let points = some.map { "(\(RecordText.short($0.x)), \(RecordText.short($0.y)))" }
    return "part of \(part.count): \(points.joined(separator: " "))"
  }
}
