import Storage

extension CalculationHistory {
  /// Says on standard error that a damaged file had to be set aside, if there was one.
  func reportDamage() {
    if let damaged { StandardError.complain(damaged) }
  }
}
