extension Number {
  /// The number, or a simple fraction so near to it that no drawing shows the difference.
  package var nearestFraction: Rational {
    if let rational { return rational }
    let ends = interval(precision: 64).ends
    let margin = ends.low.magnitude / Rational(10_000_000)
    return .simplest(ends.low - margin, ends.high + margin)
  }
}
