import GRDB
import Quiz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LearnerOverview: FetchableRecord {
  /// What is counted beside the learner's own columns.
  private enum Columns: String, ColumnExpression {
    case sessions, questions, attempts, lastSessionAt
  }

  /// All learners in the order of their names; of the questions those that say what a learner can do,
  /// as the firsts of a `SessionSummary`, without those of a check whose time ran out.
  static var all: SQLRequest<LearnerOverview> {
    let session = StoredSession.Columns.self
    let attempt = StoredAttempt.Columns.self
    let examples = QuestionForm.allCases.filter(\.isExample)
    return """
      SELECT \(columnsOf: Learner.self),
        count(DISTINCT session.rowid) AS \(Columns.sessions),
        count(
          CASE WHEN attempt.\(attempt.tryNumber) = 1
            AND attempt.\(attempt.form) NOT IN \(examples)
            AND NOT (
              attempt.\(attempt.outcome) = \(Attempt.Outcome.slip) AND NOT EXISTS (
                SELECT 1 FROM attempt later
                WHERE later.\(attempt.session) = session.rowid AND later.rowid > attempt.rowid))
            AND NOT (
              session.\(session.kind) = \(SessionKind.check)
              AND attempt.\(attempt.outcome) = \(Attempt.Outcome.wrong)
              AND attempt.\(attempt.typed) = '')
            AND coalesce((
              SELECT earlier.\(attempt.outcome) FROM attempt earlier
              WHERE earlier.\(attempt.session) = session.rowid AND earlier.rowid < attempt.rowid
                AND earlier.\(attempt.leftNumber) = attempt.\(attempt.leftNumber)
                AND earlier.\(attempt.operation) = attempt.\(attempt.operation)
                AND earlier.\(attempt.rightNumber) = attempt.\(attempt.rightNumber)
                AND earlier.\(attempt.form) NOT IN \(examples)
                AND NOT (
                  earlier.\(attempt.outcome) = \(Attempt.Outcome.wrong)
                  AND earlier.\(attempt.typed) = '')
              ORDER BY earlier.rowid DESC LIMIT 1
            ), \(Attempt.Outcome.right)) = \(Attempt.Outcome.right)
          THEN 1 END) AS \(Columns.questions),
        count(attempt.rowid) AS \(Columns.attempts),
        max(session.\(session.startedAt)) AS \(Columns.lastSessionAt)
      FROM learner
        LEFT JOIN session ON session.\(session.learner) = learner.rowid
        LEFT JOIN attempt ON attempt.\(attempt.session) = session.rowid
      GROUP BY learner.rowid ORDER BY learner.\(Learner.Columns.name) COLLATE NOCASE
      """
  }

  /// Reads an overview.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    learner = try Learner(row: row)
    sessions = try row.decode(forColumn: Columns.sessions)
    questions = try row.decode(forColumn: Columns.questions)
    attempts = try row.decode(forColumn: Columns.attempts)
    lastSessionAt = try row.decode(Int64?.self, forColumn: Columns.lastSessionAt)
      .map(Date.init(milliseconds:))
  }
}
