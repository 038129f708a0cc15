import GRDB

extension TableRecord {
  /// The number of the row that holds a value in a column of unique values, if there is one.
  ///
  /// It is asked for at every answer, so its statement is prepared once.
  static func rowNumber(
    _ db: Database, where column: some ColumnExpression, is value: some DatabaseValueConvertible
  ) throws -> Int64? {
    let statement = try db.cachedStatement(
      sql: "SELECT rowid FROM \(databaseTableName) WHERE \(column.name) = ?")
    return try Int64.fetchOne(statement, arguments: [value])
  }
}
