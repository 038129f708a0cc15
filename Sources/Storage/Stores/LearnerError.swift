import Basics
import Quiz

/// Why a learner could not be added, renamed or found.
package enum LearnerError: Error, Hashable, Sendable {
  /// The name is empty, has more than `Learner.longestName` letters, or a sign that is not seen.
  case nameNotAllowed(String)
  case nameTaken(String)
  /// Nobody has the name; whose is nearest, and all that there are.
  case unknown(String, nearest: String?, known: [String])
  case storage(StorageError)
}
