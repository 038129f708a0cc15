import GRDB

/// The tables of the practice data, version by version.
///
/// A version that was released never changes. Points in time are whole milliseconds
/// since 1970 in UTC.
enum Migrations {
  /// All versions, the oldest first.
  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 practice") { try $0.execute(sql: practice) }
    migrator.registerMigration("2 calculations") { try $0.execute(sql: calculations) }
    migrator.registerMigration("3 kinds of session") { try $0.execute(sql: kinds) }
    migrator.registerMigration("4 settings of learners") { try $0.execute(sql: choices) }
    migrator.registerMigration("5 last goal of learners") { try $0.execute(sql: lastGoal) }
    migrator.registerMigration("6 forms of questions") { try $0.execute(sql: forms) }
    migrator.registerMigration("7 gathered pasts") { try $0.execute(sql: pasts) }
    migrator.registerMigration("8 minutes of learners") { try $0.execute(sql: ownMinutes) }
    return migrator
  }

  /// Brings the tables up to date.
  ///
  /// - Throws: `StorageError.damaged` when a table that should be there is not, or a trigger cannot
  ///   be understood.
  static func apply(to queue: DatabaseQueue) throws {
    if try !queue.read(all.hasCompletedMigrations) {
      try all.migrate(queue)
    }
    do {
      try queue.read { db in
        for table in tables { try check(table, db) }
        for change in changes { _ = try db.makeStatement(sql: change) }
      }
    } catch DatabaseError.SQLITE_ERROR {
      throw StorageError.damaged(path: queue.path)
    }
  }

  private static let tables: [any TableRecord.Type] = [
    Learner.self, StoredSession.self, StoredAttempt.self, StoredCalculation.self,
  ]

  /// What sets off each trigger.
  private static let changes = [
    "INSERT INTO attempt DEFAULT VALUES", "UPDATE attempt SET id = id", "DELETE FROM attempt",
    "UPDATE session SET id = id", "DELETE FROM session",
  ]

  /// Throws where the table or one of its columns is not there.
  private static func check<Record: TableRecord>(_ table: Record.Type, _ db: Database) throws {
    _ = try db.makeStatement(literal: "SELECT \(columnsOf: table) FROM \(table)")
  }

  private static let practice = """
    CREATE TABLE learner (
      id INTEGER PRIMARY KEY,
      uuid BLOB NOT NULL UNIQUE,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      createdAt INTEGER NOT NULL,
      usedAt INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE session (
      id INTEGER PRIMARY KEY,
      uuid BLOB NOT NULL UNIQUE,
      learner INTEGER NOT NULL REFERENCES learner ON DELETE CASCADE,
      startedAt INTEGER NOT NULL,
      minutes INTEGER NOT NULL,
      difficulty TEXT NOT NULL,
      operations TEXT NOT NULL,
      tableNumber INTEGER,
      seed INTEGER NOT NULL,
      endedAt INTEGER,
      questions INTEGER,
      firstTries INTEGER,
      milliseconds INTEGER
    ) STRICT;
    CREATE INDEX sessionByLearner ON session (learner, startedAt);

    CREATE TABLE attempt (
      id INTEGER PRIMARY KEY,
      uuid BLOB NOT NULL UNIQUE,
      session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
      at INTEGER NOT NULL,
      leftNumber INTEGER NOT NULL,
      operation TEXT NOT NULL,
      rightNumber INTEGER NOT NULL,
      typed TEXT NOT NULL,
      outcome TEXT NOT NULL,
      tryNumber INTEGER NOT NULL,
      milliseconds INTEGER NOT NULL,
      hintsSeen INTEGER NOT NULL,
      diagnosis TEXT
    ) STRICT;
    CREATE INDEX attemptBySession ON attempt (session, at);
    """

  private static let calculations = """
    CREATE TABLE calculation (
      id INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      expression TEXT NOT NULL,
      result TEXT NOT NULL
    ) STRICT;
    """

  private static let kinds = "ALTER TABLE session ADD COLUMN kind TEXT NOT NULL DEFAULT 'practice'"

  private static let choices = """
    ALTER TABLE learner ADD COLUMN ownDifficulty TEXT;
    ALTER TABLE learner ADD COLUMN ownOperations TEXT;
    """

  private static let ownMinutes = "ALTER TABLE learner ADD COLUMN ownMinutes INTEGER"

  private static let lastGoal = "ALTER TABLE learner ADD COLUMN lastGoal TEXT"

  private static let forms = "ALTER TABLE attempt ADD COLUMN form TEXT NOT NULL DEFAULT 'plain'"

  // What was gathered of a learner's attempts up to one of them; the triggers let go of it where an
  // attempt comes before the last one gathered, is changed or removed. They ask by rows alone.
  private static let pasts = """
    CREATE TABLE past (
      learner INTEGER PRIMARY KEY REFERENCES learner ON DELETE CASCADE,
      rules TEXT NOT NULL,
      lastStart INTEGER NOT NULL,
      lastAt INTEGER NOT NULL,
      lastAttempt INTEGER NOT NULL,
      gathered BLOB NOT NULL
    ) STRICT;

    CREATE TRIGGER pastAfterInsert AFTER INSERT ON attempt BEGIN
      DELETE FROM past WHERE EXISTS (
        SELECT * FROM session WHERE session.id = NEW.session AND session.learner = past.learner
          AND (NEW.at < past.lastAt OR session.startedAt < past.lastStart));
    END;
    CREATE TRIGGER pastAfterUpdate AFTER UPDATE ON attempt BEGIN
      DELETE FROM past WHERE learner IN (
        SELECT learner FROM session WHERE id IN (OLD.session, NEW.session));
    END;
    CREATE TRIGGER pastAfterDelete AFTER DELETE ON attempt BEGIN
      DELETE FROM past WHERE learner = (SELECT learner FROM session WHERE id = OLD.session);
    END;
    CREATE TRIGGER pastAfterSessionUpdate
      AFTER UPDATE OF id, learner, startedAt, difficulty, tableNumber, kind ON session BEGIN
      DELETE FROM past WHERE learner IN (OLD.learner, NEW.learner);
    END;
    CREATE TRIGGER pastAfterSessionDelete AFTER DELETE ON session BEGIN
      DELETE FROM past WHERE learner = OLD.learner;
    END;
    """
}
