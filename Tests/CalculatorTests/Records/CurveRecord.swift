@testable import Calculator

/// A curve and the ends between which it is looked at: what is proven of it, and its usual window.
struct CurveRecord {
  private let curves: [Curve]
  private let ends: [Number]

  init(_ parts: [String]) throws {
    let settings = RecordText.settings(parts)
    curves = try parts[0].split(separator: " ; ").map {
      try Curve(String($0), settings: settings)
    }
    ends = try RecordText.numbers(parts, settings)
  }

  func lines() -> [String] {
    var lines = windowLines
    guard ends.count == 2, let low = ends[0].rational, let high = ends[1].rational else {
      return lines
    }
    for curve in curves {
      lines += Self.lines(curve.facts(from: low, to: high) { false })
      let heights = [low, (low + high) / Rational(2), high].map { x in
        curve.height(at: x).map(RecordText.solution) ?? "none"
      }
      lines.append("heights \(heights.joined(separator: " ; "))")
    }
    if curves.count > 1 {
      lines += curves[0].crossings(with: curves[1], from: low, to: high) { false }.map(Self.line)
    }
    return lines
  }

  private var windowLines: [String] {
    let window = PlotWindow.fitting(curves, given: .init(), rows: 80)
    let simple = window.simplified
    let ends = [window.left, window.right, window.bottom, window.top].map(\.description)
    let short = [simple.left, simple.right, simple.bottom, simple.top].map(\.description)
    let kind = AxisTicks.Kind(for: curves)
    let ticks = [
      AxisTicks(from: window.left, to: window.right, most: 8, kind: kind),
      AxisTicks(from: window.bottom, to: window.top, most: 5),
    ].map { $0.ticks.map(\.label).joined(separator: " ") }
    let traits = curves.map { curve in
      [
        curve.isOfTurns ? "of turns" : "", curve.hasTurn ? "with turns" : "",
        curve.hasAngle ? "with an angle" : "", curve.hasChangingPower ? "with points" : "",
        curve.hasHiddenValues ? "with hidden values" : "",
      ].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return [
      "window \(ends.joined(separator: " "))", "about \(short.joined(separator: " "))",
      "\(kind): \(ticks[0])", "heights: \(ticks[1])", "traits \(traits.joined(separator: "; "))",
    ]
  }

  private static func lines(_ facts: CurveFacts) -> [String] {
    var lines = facts.marks.map(line)
    lines += facts.stretches.map { "\($0.trend) \(ends($0))" }
    lines += facts.jumps.map { jump in
      "jump\(jump.isUp.map { $0 ? " up" : " down" } ?? "") at \(RecordText.solution(jump.x))"
    }
    lines += facts.zeroSteps.map { "zero from \(ends($0))" }
    if facts.hasJumps { lines.append("may jump") }
    if facts.isZero { lines.append("is zero") }
    if !facts.isComplete { lines.append("not complete") }
    return lines
  }

  private static func line(_ mark: CurveFacts.Mark) -> String {
    let height = mark.y.map { " height " + RecordText.solution($0) } ?? ""
    return "\(mark.kind) \(RecordText.solution(mark.x))\(height)"
  }

  private static func ends(_ stretch: CurveFacts.Stretch) -> String {
    let ends = [stretch.from, stretch.to].map { $0.map { RecordText.short($0.low) } ?? "the end" }
    return "\(ends[0]) to \(ends[1])"
  }
}
