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

  /// Changes the practice data as nobody would.
  func change(_ statement: String) throws {
    try DatabaseQueue(path: database).write { try $0.execute(sql: statement) }
  }

  /// Does something while nobody else can read or write the practice data.
  func locked<Result>(_ body: () throws -> Result) throws -> Result {
    try DatabaseQueue(path: database).inDatabase { database in
      try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
      defer { try? database.execute(sql: "ROLLBACK") }
      return try body()
    }
  }

  /// Changes the practice data behind the program's back.
  func execute(_ statements: String) throws {
    try DatabaseQueue(path: database).write { try $0.execute(sql: statements) }
  }
}
