/// What came of an answer that was sent.
package enum Submission: Equatable, Sendable {
  /// Right: the question is closed.
  case right(Attempt)
  /// The worked answer was typed: the question is closed.
  case copied(Attempt)
  /// A typing slip, forgiven once: the child tries again.
  case slip(Attempt)
  /// Not right: the child tries again with help, or without where the words about the miss do.
  case wrong(Attempt, Help?)
  /// The worked answer was on the screen and something else was typed; nothing is counted.
  case copyAgain
  /// Nothing that could be an answer, or no question is open; nothing is counted.
  case ignored
}
