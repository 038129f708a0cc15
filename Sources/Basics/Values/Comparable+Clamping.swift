extension Comparable {
  /// The value, or the end of the range that is nearest to it.
  ///
  /// For example, `12.clamped(to: 1...10)` is 10.
  @inlinable package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
