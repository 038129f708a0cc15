import GRDB

extension TemporaryHome {
  /// What a query finds in the practice data: each row's values, with spaces between them.
  func rows(_ query: String) throws -> [String] {
    var configuration = Configuration()
    configuration.readonly = true
    return try DatabaseQueue(path: database, configuration: configuration).read { database in
      try Row.fetchAll(database, sql: query).map { row in
        row.databaseValues.map { String.fromDatabaseValue($0) ?? "\($0)" }.joined(separator: " ")
      }
    }
  }

  /// Changes the practice data behind the program's back.
  func execute(_ statements: String) throws {
    try DatabaseQueue(path: database).write { try $0.execute(sql: statements) }
  }
}
