/// A curve as lines from point to point, for a drawing of any size.
///
/// Each part is continuous, and stays as near to its line as was asked for.
package struct CurvePath: Sendable {
  package struct Point: Sendable {
    package let x, y: Rational
  }

  /// The connected parts from left to right.
  package private(set) var parts: [[Point]] = []

  private static let deepest = 10
  private static let firstPieces = 256

  private let ranges: CurveRanges
  /// Heights this near to each other are not told apart.
  private let tolerance: Interval
  /// How far the drawing reaches: its own height, and as much below and above.
  private let (lowest, highest): (Rational, Rational)
  private let reach: Interval

  /// - Parameters:
  ///   - curve: What is drawn.
  ///   - window: Where.
  ///   - rows: The height of the drawing in units of what can be seen.
  ///   - shouldStop: Is asked often whether to give up.
  package init(_ curve: Curve, in window: PlotWindow, rows: Int, shouldStop: () -> Bool) {
    (lowest, highest) = (window.bottom - window.height, window.top + window.height)
    reach = Interval(lowest, highest, precision: CurveTracer.precision)
    ranges = CurveRanges(curve, precision: CurveTracer.precision)
    tolerance = Interval(window.height / Rational(rows), precision: CurveTracer.precision)
    let step = window.width / Rational(Self.firstPieces)
    var stack = (0..<Self.firstPieces).reversed().map { piece in
      let low = window.left + step * Rational(piece)
      return (low: low, high: low + step, depth: 0)
    }
    while let piece = stack.popLast(), !shouldStop() {
      if take(piece.low, piece.high, isLast: piece.depth >= Self.deepest) { continue }
      let middle = (piece.low + piece.high) / Rational(2)
      stack.append((middle, piece.high, piece.depth + 1))
      stack.append((piece.low, middle, piece.depth + 1))
    }
    parts.removeAll { $0.count < 2 }
  }

  /// Adds a piece, or says that it must be split.
  private mutating func take(_ low: Rational, _ high: Rational, isLast: Bool) -> Bool {
    let box = Interval(low, high, precision: CurveTracer.precision)
    guard let value = ranges.value(over: box) else {
      parts.append([])
      return true
    }
    guard value.certainty == .continuous, let first = height(at: low),
      let second = height(at: high)
    else { return takeOpen(low, high, isLast: isLast) }
    let line = Interval.hull(first, second)
    let isNear =
      (line.low - tolerance).high.isBelow(value.range.low)
      && value.range.high.isBelow((line.high + tolerance).low)
    guard isNear || isLast else { return false }
    add(low, first)
    add(high, second)
    return true
  }

  /// The end of the curve's domain, or a jump, in a piece that is small enough to be left out.
  private mutating func takeOpen(_ low: Rational, _ high: Rational, isLast: Bool) -> Bool {
    guard isLast else { return false }
    guard let value = ranges.openValue(from: low, to: high), value.certainty == .continuous else {
      parts.append([])
      return true
    }
    // An end that lies elsewhere than what is beside it is beyond a jump.
    let ends = [low, high].map { x in
      (x, height(at: x).flatMap { $0.meet(value.range) == nil ? nil : $0 })
    }
    if ends[0].1 == nil { parts.append([]) }
    for (x, y) in ends { if let y { add(x, y) } }
    if ends[1].1 == nil { parts.append([]) }
    return true
  }

  private func height(at point: Rational) -> Interval? {
    guard let value = ranges.value(at: point), value.certainty >= .defined, value.range.isBounded
    else { return nil }
    return value.range
  }

  private mutating func add(_ x: Rational, _ height: Interval) {
    if parts.isEmpty { parts.append([]) }
    if parts[parts.count - 1].last?.x != x {
      parts[parts.count - 1].append(Point(x: x, y: seen(height)))
    }
  }

  /// The middle of a height as far as the drawing reaches; how far it lies beyond, nobody sees.
  private func seen(_ height: Interval) -> Rational {
    guard let ends = height.meet(reach)?.ends else {
      return height.isBelow(reach) ? lowest : highest
    }
    return min(max((ends.low + ends.high) / Rational(2), lowest), highest)
  }
}
