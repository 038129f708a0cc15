package import Quiz

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// An attempt that was recorded, and when.
package struct StoredAttempt: Identifiable, Equatable, Sendable {
  package let id: UUID
  /// The session that the attempt belongs to.
  package let session: StoredSession.ID
  package let attempt: Attempt
  package let at: Date
}
