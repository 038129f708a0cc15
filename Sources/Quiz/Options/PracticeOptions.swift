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

  /// Whether a question that opens a practice looks easier than what was chosen.
  package func looksTooEasy(_ question: Question) -> Bool {
    difficulty == .hard && table == nil && Level.lowest(with: question) == 0
  }

  /// The same where no model chooses among the questions, as on paper: `auto` is the level from
  /// which it starts, and all of a table.
  package var withoutModel: PracticeOptions {
    var options = self
    if difficulty == .auto, table == nil { options.difficulty = .medium }
    return options
  }

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
