#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date {
  /// Whole milliseconds since the start of 1970 in UTC, as the tables hold points in time.
  var milliseconds: Int64 {
    Int64(exactly: (timeIntervalSince1970 * 1_000).rounded()) ?? 0
  }

  /// The point in time that a table holds.
  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }
}

extension Duration {
  /// The duration in whole milliseconds, as the tables hold it.
  var milliseconds: Int64 {
    Int64(exactly: (self / .milliseconds(1)).rounded()) ?? 0
  }
}
