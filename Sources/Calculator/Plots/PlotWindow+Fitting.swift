extension PlotWindow {
  /// The window that shows what the curves are like.
  ///
  /// What is given of it stays; the rest follows from where the curves are and from what they do
  /// there. The rows of dots lie so that zero and the ticks are in the middle of one.
  ///
  /// - Parameters:
  ///   - curves: At least one.
  ///   - given: The ends that are asked for.
  ///   - rows: The rows of dots.
  ///   - shouldStop: Is asked often whether to give up.
  /// - Returns: The window.
  package static func fitting(
    _ curves: [Curve], given: Ends, rows: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) -> PlotWindow {
    let usual = usualWidth(of: curves)
    var (left, right) = (given.left ?? usual.left, given.right ?? usual.right)
    if left >= right {
      (left, right) =
        given.left == nil ? (right - Rational(20), right) : (left, left + Rational(20))
    }
    let samples = curves.map { CurveSamples($0, from: left, to: right, shouldStop: shouldStop) }
    if given.left == nil, let start = samples.compactMap(\.lateStart).min(),
      samples.allSatisfy({ $0.lateStart != nil })
    {
      left = start
    }
    if given.right == nil, let end = samples.compactMap(\.earlyEnd).max(),
      samples.allSatisfy({ $0.earlyEnd != nil })
    {
      right = end
    }
    let isOfNumbers = if case .numbers = AxisTicks.Kind(for: curves) { true } else { false }
    let reach = isOfNumbers ? (right - left) / Rational(2) : Rational(10)
    var (bottom, top) = heights(of: samples, reach: reach)
    if isOfNumbers, given == Ends() {
      (left, right) = narrowed(left, right, to: samples, from: bottom, to: top)
    }
    if let low = given.bottom { bottom = low }
    if let high = given.top { top = high }
    if bottom >= top {
      (bottom, top) = given.top == nil ? (bottom, bottom + Rational(2)) : (top - Rational(2), top)
    }
    return PlotWindow(left: left, right: right, bottom: bottom, top: top).aligned(rows: rows)
  }

  /// Ends that are asked for; nil leaves one to the curves.
  package struct Ends: Equatable, Sendable {
    package var left, right, bottom, top: Rational?

    package init(
      left: Rational? = nil, right: Rational? = nil, bottom: Rational? = nil, top: Rational? = nil
    ) {
      self.left = left
      self.right = right
      self.bottom = bottom
      self.top = top
    }
  }

  /// One turn to each side where there are turns along the axis, else from −10 to 10.
  private static func usualWidth(of curves: [Curve]) -> (left: Rational, right: Rational) {
    let end: Rational =
      switch AxisTicks.Kind(for: curves) {
      case .numbers: Rational(10)
      case .degrees: Rational(360)
      case .radians: .fullTurn
      }
    return (-end, end)
  }

  /// The width without what is empty beside the curves, where that is most of it.
  private static func narrowed(
    _ left: Rational, _ right: Rational, to samples: [CurveSamples], from low: Rational,
    to high: Rational
  ) -> (left: Rational, right: Rational) {
    let parts = samples.compactMap { $0.stretch(from: low, to: high) }
    guard let from = parts.map(\.from).min(), let to = parts.map(\.to).max(),
      (to - from) * Rational(5) < (right - left) * Rational(2)
    else { return (left, right) }
    let margin = (to - from) / Rational(5)
    return (max(left, from - margin), min(right, to + margin))
  }

  /// The heights that all curves need, and a little more.
  private static func heights(
    of samples: [CurveSamples], reach: Rational
  ) -> (bottom: Rational, top: Rational) {
    let known = samples.compactMap { sample in
      sample.span(reach: reach).map { (span: $0, isUnbounded: sample.isUnbounded) }
    }
    let spans = known.map(\.span)
    guard var low = spans.map(\.low).min(), var high = spans.map(\.high).max() else {
      return (Rational(-10), Rational(10))
    }
    if low == high {
      let margin = max(Rational.one, low.magnitude / Rational(2))
      (low, high) = (low - margin, high + margin)
    }
    (low, high) = withoutFlattening(leastSpan(of: known, reach: reach), low, high)
    let quarter = (high - low) / Rational(4)
    if low.sign > 0, low <= quarter { low = .zero }
    if high.sign < 0, high.magnitude <= quarter { high = .zero }
    let margin = (high - low) / Rational(20)
    return (low - margin, high + margin)
  }

  /// The heights cut where the least of several curves would be all but level in them.
  private static func withoutFlattening(
    _ least: (low: Rational, high: Rational)?, _ low: Rational, _ high: Rational
  ) -> (low: Rational, high: Rational) {
    guard let least else { return (low, high) }
    let size = least.high - least.low
    guard high - low > size * Rational(12) else { return (low, high) }
    return (max(low, least.low - size), min(high, least.high + size))
  }

  /// The heights that must be seen of the curve that has the least of them and is not level.
  ///
  /// Beside a pole a curve is not level however high the window is.
  private static func leastSpan(
    of known: [(span: (low: Rational, high: Rational), isUnbounded: Bool)], reach: Rational
  ) -> (low: Rational, high: Rational)? {
    let curved = known.filter { $0.span.low < $0.span.high }.map { span, isUnbounded in
      let missing = reach / Rational(4) - (span.high - span.low)
      guard isUnbounded, missing.sign > 0 else { return span }
      return (span.low - missing / Rational(2), span.high + missing / Rational(2))
    }
    return curved.min { $0.high - $0.low < $1.high - $1.low }
  }

  /// The same, a millionth of its size aside at most, with ends of few digits.
  package var simplified: PlotWindow {
    var window = self
    window.left = Self.simplified(left, margin: width / Rational(1_000_000))
    window.right = window.left + width
    window.bottom = Self.simplified(bottom, margin: height / Rational(1_000_000))
    window.top = window.bottom + height
    return window
  }

  private static func simplified(_ value: Rational, margin: Rational) -> Rational {
    .simplest(value - margin, value + margin)
  }

  /// The same or a little more, so that zero and the ticks lie in the middle of rows of dots.
  package func aligned(rows: Int) -> PlotWindow {
    let step = AxisTicks.step(over: height, most: 5)
    let perStep = (step * Rational(rows) / height).floor
    guard perStep.sign > 0 else { return self }
    let dot = step / perStep
    let half = Rational(1, 2)
    let rest = (dot * Rational(rows) - height) / Rational(2)
    var window = self
    window.bottom = (((bottom - rest) / dot + half).floor - half) * dot
    window.top = window.bottom + dot * Rational(rows)
    return window
  }
}

extension Rational {
  /// 2π, as near as a drawing needs it.
  package static let fullTurn = Rational(710, 113)
}
