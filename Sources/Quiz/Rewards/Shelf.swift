/// The awards of all days: one a day, the best; a second session may raise it.
package struct Shelf: Equatable, Sendable {
  /// The award of each day that has one.
  package private(set) var awards: [Int: Award] = [:]

  package init() {}

  /// Puts an award on the shelf; whether it raised the day's.
  package mutating func put(_ award: Award, on day: Int) -> Bool {
    guard awards[day].map({ $0 < award }) ?? true else { return false }
    awards[day] = award
    return true
  }
}
