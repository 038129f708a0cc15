/// How well an item is known.
package enum ItemState: String, CaseIterable, Codable, Sendable {
  /// Not asked yet.
  case new
  /// Missed lately, and not right often enough since.
  case shaky
  /// Right, but not yet twice by heart.
  case known
  /// Two of the last three answers were right and within the child's own time for it.
  case fluent
}

extension ItemMemory {
  /// How many answers decide about the state.
  private static let answersForState = 3
  /// Below this chance to be kept, a known item fades.
  private static let leastRetrievability = 0.8

  /// How well the item is known.
  package var state: ItemState {
    let last = recent.suffix(Self.answersForState)
    if last.isEmpty { return .new }
    if last.count(where: { $0 == .fluent }) >= 2 { return .fluent }
    let misses = last.count { $0 == .missed }
    return misses == 0 || last.count - misses >= 2 ? .known : .shaky
  }

  /// Whether the item was known and has not been asked for too long.
  package func isFading(on day: Int) -> Bool {
    guard state == .known || state == .fluent, let strength, let lastDay else { return false }
    let days = Double(max(0, day - lastDay))
    return strength.retrievability(after: days) < Self.leastRetrievability
  }
}
