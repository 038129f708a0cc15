/// How many questions of a check come from each table; a question's table is its first number.
package enum TableMix: String, CaseIterable, Sendable {
  /// As in England's multiplication tables check: more of 6, 7, 8, 9 and 12, less of 2 and 10.
  case official
  /// Each table as often as any other.
  case even

  /// The tables that are checked.
  package static let tables = 2...12

  /// How many questions come from the table in a check with so many questions.
  ///
  /// The official numbers are those of the assessment framework for 25 questions; other lengths
  /// have their share of them.
  package func questionCount(ofTable table: Int, in count: Int) -> ClosedRange<Int> {
    switch self {
    case .official:
      let (least, most) = Self.officialCounts(ofTable: table)
      return (least * count / 25)...((most * count + 24) / 25)
    case .even:
      let tables = Self.tables.count
      return (count / tables)...((count + tables - 1) / tables)
    }
  }

  private static func officialCounts(ofTable table: Int) -> (least: Int, most: Int) {
    switch table {
    case 2, 10: (0, 2)
    case 3, 4, 5, 11: (1, 3)
    default: (2, 4)
    }
  }
}
