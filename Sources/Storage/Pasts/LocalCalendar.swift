package import Foundation

/// Days as people in a time zone count them.
package struct LocalCalendar: Sendable {
  let zone: TimeZone

  package init(zone: TimeZone) {
    self.zone = zone
  }

  /// The calendar of the zone in which the program runs.
  package static var here: LocalCalendar { LocalCalendar(zone: .current) }

  /// The number of the day, counted from the start of 1970, that a moment lies on.
  package func day(of moment: Date) -> Int {
    let offset = zone.secondsFromGMT(for: moment)
    return Int(((moment.timeIntervalSince1970 + Double(offset)) / 86_400).rounded(.down))
  }
}
