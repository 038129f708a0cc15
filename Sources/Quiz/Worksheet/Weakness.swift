import Basics

/// Why an item should be practised; the smaller, the more it should.
struct Weakness: Comparable {
  /// The reasons, the weightiest first.
  private enum Reason: Int {
    case shaky, slow, fading
  }

  private let reason: Reason
  /// Within the reason: the less, the more it should be practised.
  private let rest: Double

  /// What is weak in the memory of an item on a day; nil where nothing is.
  init?(_ memory: ItemMemory, on day: Int) {
    let misses = memory.recent.count { $0 == .missed }
    if memory.state(fluentFrom: nil) == .shaky {
      (reason, rest) = (.shaky, -Double(misses))
    } else if !memory.isQuickLately, memory.recent.contains(where: { $0 != .fluent }) {
      (reason, rest) = (.slow, -(memory.bestTime?.seconds ?? 0))
    } else if memory.isFading(on: day) {
      (reason, rest) = (.fading, Double(memory.lastDay ?? day))
    } else {
      return nil
    }
  }

  static func < (left: Weakness, right: Weakness) -> Bool {
    (left.reason.rawValue, left.rest) < (right.reason.rawValue, right.rest)
  }
}
