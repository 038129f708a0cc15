/// All practice of one learner, in the form in which it is exported and imported.
///
/// The form is JSON; `schema` is its version. Identifiers are UUIDs and never change, so that what
/// is imported twice is stored once. Points in time are in UTC by ISO 8601, with milliseconds.
/// What is not known or not chosen is left out, as a learner's own level; a check has
/// `"kind": "check"`, and a question that was not put as it stands its `form`, such as
/// `"missing-second"`.
///
/// For example:
///
///     {
///       "format": "mathbot-practice", "schema": 1,
///       "learner": {"id": "5C0A…", "name": "Mina", "createdAt": "2026-01-01T09:00:00.000Z",
///                   "difficulty": "hard", "operations": ["multiply"]},
///       "sessions": [{
///         "id": "E77B…", "startedAt": "2026-01-01T09:00:00.000Z",
///         "minutes": 5, "difficulty": "medium", "operations": ["multiply"], "table": 7,
///         "seed": "42", "endedAt": "2026-01-01T09:05:00.000Z",
///         "questions": 1, "firstTries": 0, "milliseconds": 4100,
///         "attempts": [{
///           "id": "0D91…", "at": "2026-01-01T09:00:04.100Z",
///           "left": 7, "operation": "multiply", "right": 8, "typed": "54", "outcome": "wrong",
///           "tryNumber": 1, "milliseconds": 4100, "hintsSeen": 0, "diagnosis": "neighbour"
///         }]
///       }]
///     }
package struct PracticeArchive: Hashable, Encodable, Sendable {
  /// The name of the form.
  static let formatName = "mathbot-practice"
  /// The latest version of the form, which this program writes.
  static let latestSchema = 1
  /// A larger file, in bytes, is not read: a million attempts take some 250 MB.
  static let largestFile = 500_000_000

  let format: String
  let schema: Int
  /// Whose practice this is.
  let learner: ArchivedLearner
  let sessions: [ArchivedSession]

  init(learner: ArchivedLearner, sessions: [ArchivedSession]) {
    format = Self.formatName
    schema = Self.latestSchema
    self.learner = learner
    self.sessions = sessions
  }

  /// The name of the learner.
  package var learnerName: String { learner.name }
}
