/// A result that an expression takes up again.
package enum Reference: Hashable, Sendable {
  /// The result before: `ans`.
  case answer
  /// An entry of the history: `$1` is the first one.
  case history(Int)
  /// The memory: `mr`.
  case memory
  /// A name to which a value was given.
  case variable(String)
}
