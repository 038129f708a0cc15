/// A small goal that a child picks for a practice, or none.
///
/// It is met once, and dropped without a word where it is not. It never changes the minutes.
package enum Goal: Hashable, Sendable {
  /// Find what was worked out last time.
  case find(Question)
  /// Let a plant open.
  case open(Plant)
  /// Give thirsty flowers water.
  case water([Plant])
  case mendAll
  /// Find three that were never asked.
  case findNew
  /// Make two plants green.
  case makeGreen
  /// Look at one tip before answering.
  case lookAtTip
  /// Find five alone in a table.
  case visit(table: Int)
  /// Find three divisions or differences alone.
  case backwards
  /// Try three of a level that is one up.
  case tryHarder(Difficulty)
  /// Find so many in a row alone.
  case inARow(Int)
  case withoutClock

  /// What it is about; the cases stand in the order in which goals are offered.
  package enum Kind: String, CaseIterable, Sendable {
    case find, open, water
    case mendAll = "mend-all"
    case findNew = "find-new"
    case makeGreen = "make-green"
    case lookAtTip = "look-at-tip"
    case visit, backwards
    case tryHarder = "try-harder"
    case inARow = "in-a-row"
    case withoutClock = "without-clock"
  }

  package var kind: Kind {
    switch self {
    case .find: .find
    case .open: .open
    case .water: .water
    case .mendAll: .mendAll
    case .findNew: .findNew
    case .makeGreen: .makeGreen
    case .lookAtTip: .lookAtTip
    case .visit: .visit
    case .backwards: .backwards
    case .tryHarder: .tryHarder
    case .inARow: .inARow
    case .withoutClock: .withoutClock
    }
  }

  /// How often what it asks for must happen.
  package var needed: Int {
    switch self {
    case .find, .open, .mendAll, .lookAtTip, .withoutClock: 1
    case .water(let plants): plants.count
    case .makeGreen: 2
    case .findNew, .backwards, .tryHarder: 3
    case .visit: 5
    case .inARow(let count): count
    }
  }
}
