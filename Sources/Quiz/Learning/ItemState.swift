/// How well an item is known.
package enum ItemState: String, CaseIterable, Codable, Sendable {
  /// Not asked yet.
  case new
  /// Missed lately, and not right often enough since.
  case shaky
  /// Right, but not yet surely by heart.
  case known
  /// Quick and without a miss on as many days on end as last with this child, and none of the last
  /// five answers a miss.
  case fluent
}

extension ItemMemory {
  /// How many answers decide about the state.
  private static let answersForState = 3
  /// Below this chance to be kept, a known item fades.
  private static let leastRetrievability = 0.8

  /// How well the item is known.
  ///
  /// - Parameter days: From how many good days on end it counts as known by heart; nil for never.
  /// - Returns: the state.
  func state(fluentFrom days: Int?) -> ItemState {
    if recent.isEmpty { return .new }
    if let days, goodDays >= days, !recent.contains(.missed) { return .fluent }
    return isKnown ? .known : .shaky
  }

  /// Right in most of the last answers.
  private var isKnown: Bool {
    let last = recent.suffix(Self.answersForState)
    let misses = last.count { $0 == .missed }
    return !last.isEmpty && (misses == 0 || last.count - misses >= 2)
  }

  /// Quick in two of the last three answers.
  var isQuickLately: Bool {
    recent.suffix(Self.answersForState).count { $0 == .fluent } >= 2
  }

  /// Whether the item was known and has not been asked for too long.
  package func isFading(on day: Int) -> Bool {
    guard isKnown, let strength, let lastDay else { return false }
    let days = Double(max(0, day - lastDay))
    return strength.retrievability(after: days) < Self.leastRetrievability
  }
}

extension LearnerModel {
  /// How well an item is known, for all that is known of the child.
  package func state(of item: LearningItem) -> ItemState {
    memories[item]?.state(fluentFrom: retention.daysForFluent) ?? .new
  }
}
