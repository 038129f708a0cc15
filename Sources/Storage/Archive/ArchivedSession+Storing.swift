#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ArchivedSession {
  /// The session and its attempts as they are stored.
  ///
  /// - Throws: `ArchiveError.unsound` for the first record that the program cannot have stored.
  func stored(learner: String) throws(ArchiveError) -> (StoredSession, [StoredAttempt]) {
    guard let stored = session(learner: learner) else { throw .unsound(id: id.uuidString) }
    let attempts = try attempts.map { attempt throws(ArchiveError) in
      guard let stored = attempt.attempt(session: id) else {
        throw ArchiveError.unsound(id: attempt.id.uuidString)
      }
      return stored
    }
    return (stored, attempts)
  }
}
