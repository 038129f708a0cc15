extension ColumnSheet {
  /// The sheet while it is filled in from the right: the result has the digits of so many columns
  /// and a mark where the next one goes.
  package func filled(columns: Int, withNotes: Bool) -> ColumnSheet {
    var sheet = self
    var isBelowRule = false
    sheet.lines = lines.compactMap { line in
      guard case .row(var row) = line else {
        isBelowRule = true
        return line
      }
      if row.isNote { return withNotes ? line : nil }
      guard isBelowRule, row.cells.contains(where: { $0.key >= columns }) else { return line }
      row.cells = row.cells.filter { $0.key < columns }
      row.cells[columns] = "_"
      return .row(row)
    }
    return sheet
  }
}
