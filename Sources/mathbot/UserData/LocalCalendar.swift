import Foundation

/// Days as people here count them.
enum LocalCalendar {
  /// The number of the day, counted from the start of 1970, that a moment lies on here.
  static func day(of moment: Date) -> Int {
    let offset = TimeZone.current.secondsFromGMT(for: moment)
    return Int(((moment.timeIntervalSince1970 + Double(offset)) / 86_400).rounded(.down))
  }
}
