import Quiz
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something of a session that is to be stored, and when it happened.
struct StoreWrite {
  enum Kind {
    /// An answer was given.
    case attempt(Attempt)
    /// The session ended.
    case end(SessionTotals)
    /// The session that had ended goes on.
    case reopening
  }

  let kind: Kind
  /// Stays the same from try to try: a write that seems to have failed may be on the disk.
  let id = UUID()
  var session: StoredSession
  let date: Date

  /// Stores it in one transaction.
  func perform(in store: LearnerStore) throws(StorageError) {
    switch kind {
    case .attempt(let attempt): try store.record(attempt, id: id, in: session, at: date)
    case .end(let totals): try store.end(session, totals: totals, at: date)
    case .reopening: try store.reopen(session)
    }
  }
}
