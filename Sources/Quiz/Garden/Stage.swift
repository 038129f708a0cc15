/// How far a plant has grown; it never goes back.
package enum Stage: Int, CaseIterable, Comparable, Sendable {
  case notAsked
  /// Answered, even when only the worked answer was typed.
  case seed
  /// Found by the child, at any try and with tips.
  case sprout
  /// Found alone on two different days.
  case green
  /// A flower, known by heart on two days; or a tree.
  case grown

  package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
}

extension Stage: PackableCase {
  package static let blank = Stage.notAsked
}
