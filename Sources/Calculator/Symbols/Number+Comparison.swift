extension Number {
  /// Whether the two are known to be the same number of the same unit.
  ///
  /// - Parameters:
  ///   - other: The number to compare with.
  ///   - patience: The expected time that the work may cost on an ordinary machine.
  ///   - shouldStop: Is asked about every millisecond of work whether to give up.
  /// - Returns: False also where the work was given up, or no proof is known.
  package func isKnown(
    toEqual other: Number, patience: Duration = .seconds(1),
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) -> Bool {
    if self == other { return true }
    guard unit == other.unit, rational == nil || other.rational == nil else { return false }
    var algebra = Algebra(atoms, budget: Budget(patience: patience, shouldStop: shouldStop))
    let adopted = try? algebra.adopt(other)
    return adopted.flatMap { try? algebra.subtract(value, $0) } == .zero
  }
}
