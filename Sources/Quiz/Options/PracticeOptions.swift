/// What a practice session is about.
package struct PracticeOptions: Hashable, Codable, Sendable {
  /// The lengths that a session can have, in minutes.
  package static let allowedMinutes = 1...10
  /// The tables that can be practised alone.
  package static let allowedTables = 1...12

  /// The length in minutes, in `allowedMinutes`.
  package var minutes: Int
  package var difficulty: Difficulty
  /// The operations that are asked; never empty.
  package var operations: Set<Operation>
  /// The one table to practise, in `allowedTables`; nil practises all of the level.
  package var table: Int?
  package var kind: SessionKind

  /// The level about which the answers say something; nil in a check and with one table alone.
  package var judgedLevel: Difficulty? { kind == .practice && table == nil ? difficulty : nil }

  package init(
    minutes: Int = 5, difficulty: Difficulty = .medium,
    operations: Set<Operation> = Set(Operation.allCases), table: Int? = nil,
    kind: SessionKind = .practice
  ) {
    self.minutes = minutes
    self.difficulty = difficulty
    self.operations = operations
    self.table = table
    self.kind = kind
  }
}
