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

extension LearnerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nameNotAllowed:
      "A name has 1 to \(Learner.longestName) letters, and no hidden signs."
    case .nameTaken(let name): "There is already a learner \(name.quoted)."
    case .unknown(let name, nearest: let nearest?):
      "There is no learner \(name.quoted). Did you mean \(nearest)?"
    case .unknown(let name, nearest: nil): "There is no learner \(name.quoted)."
    case .storage(let error): error.description
    }
  }
}
