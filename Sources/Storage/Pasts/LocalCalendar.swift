import CLocalTime
import SystemIO

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Days as people in a time zone count them.
package struct LocalCalendar: Sendable {
  /// What tells the zone from others, such as `Asia/Seoul`.
  let name: String
  private let offset: @Sendable (Int) -> Int

  /// - Parameters:
  ///   - name: What tells the zone from others.
  ///   - offset: By how many seconds its clock is ahead of UTC at a second counted from the start
  ///     of 1970.
  package init(name: String, offset: @escaping @Sendable (Int) -> Int) {
    self.name = name
    self.offset = offset
  }

  /// The calendar of the zone in which the program runs.
  package static let here = LocalCalendar(name: zoneName) { Int(local_utc_offset(Int64($0))) }

  /// The zone that the environment names, else the system's.
  private static var zoneName: String {
    let named = ProcessVariables.all["TZ"] ?? ""
    return named.isEmpty ? Files.linkTarget(of: "/etc/localtime") ?? "" : named
  }

  /// The number of the day, counted from the start of 1970, that a moment lies on.
  package func day(of moment: Date) -> Int {
    Int((local(moment).timeIntervalSince1970 / 86_400).rounded(.down))
  }

  /// The point in time that reads in UTC as this one does by the local clock.
  package func local(_ moment: Date) -> Date {
    moment + TimeInterval(offset(Int(moment.timeIntervalSince1970.rounded(.down))))
  }
}
