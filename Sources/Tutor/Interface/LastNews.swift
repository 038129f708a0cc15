package import Content

/// What is told of the answers as the program ends, where they could not be saved at once.
package enum LastNews: Equatable, Sendable {
  /// It was told that nothing could be saved; now all is.
  case caughtUp
  /// So many answers are lost, and why.
  case unkept(answers: Int, reason: Trouble)

  /// The line that says it.
  package func words(in texts: Texts) -> String {
    switch self {
    case .caughtUp: texts(.troubleOver)
    case .unkept(let answers, let reason):
      texts(.troubleUnkept, ["n": String(answers), "reason": reason.reason(in: texts)])
    }
  }
}
