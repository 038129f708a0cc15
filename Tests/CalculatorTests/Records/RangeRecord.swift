@testable import Calculator

/// A formula, and what it and its slope take over intervals.
struct RangeRecord {
  private static let boxes: [(Rational, Rational)] = [
    (Rational(-3), Rational(-1)), (Rational(-1, 2), Rational(1, 3)), (.zero, .one),
    (.one, .one), (Rational(1, 4), Rational(7, 2)), (Rational(3), Rational(40)),
  ]

  private let formula: Formula
  private let steps: [Int]

  init(_ parts: [String]) throws {
    let curve = try Curve(parts[0], settings: RecordText.settings(parts))
    formula = curve.formula
    steps = [curve.root] + (curve.slope.map { [$0] } ?? [])
  }

  func lines() -> [String] {
    let range = FormulaRange(formula, steps, precision: 64)
    return Self.boxes.map { low, high in
      let values = range.enclosures(over: Interval(low, high, precision: 64))
      let texts = steps.map { Self.text(values[$0]) }
      return "\(RecordText.short(low)) to \(RecordText.short(high)): "
        + texts.joined(separator: "; slope ")
    }
  }

  private static func text(_ enclosure: Enclosure?) -> String {
    guard let enclosure else { return "none" }
    guard enclosure.range.isBounded else {
      return "unbounded, sign \(enclosure.range.sign), \(enclosure.certainty)"
    }
    let ends = enclosure.range.ends
    return "\(RecordText.short(ends.low)) … \(RecordText.short(ends.high)), \(enclosure.certainty)"
  }
}
