/// What the command line says about a practice; it holds for this run only.
package struct PracticeFlags: Hashable, Sendable {
  package var minutes: Int?
  package var difficulty: Difficulty?
  /// The operations that are asked; never empty.
  package var operations: Set<Operation>?
  /// The one table to practise, in `PracticeOptions.allowedTables`.
  package var table: Int?

  package init(
    minutes: Int? = nil, difficulty: Difficulty? = nil, operations: Set<Operation>? = nil,
    table: Int? = nil
  ) {
    self.minutes = minutes
    self.difficulty = difficulty
    self.operations = operations
    self.table = table
  }

  /// Whether something says which questions are asked, and not only for how long.
  package var narrowsQuestions: Bool {
    difficulty != nil || operations != nil || table != nil
  }
}
