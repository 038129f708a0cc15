import Basics
import Quiz

/// Why a learner could not be added, renamed or found.
package enum LearnerError: Error, Hashable, Sendable {
  /// The name is empty, has more than `Learner.longestName` letters, or a sign that is not seen.
  case nameNotAllowed(String)
  case nameTaken(String)
  case unknown(String, nearest: String?)
  case storage(StorageError)
}
