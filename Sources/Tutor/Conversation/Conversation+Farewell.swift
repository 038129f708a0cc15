import Content

extension Conversation {
  /// The lines that stay on the normal screen when the program leaves: the last summary, if one
  /// was shown, and a goodbye.
  package var farewell: [String] {
    let summary = lastSummary.map { PlainForm.lines(of: $0) } ?? []
    return summary + (stage == .left && setup.purpose != .settings ? [texts(.bye)] : [])
  }

  /// What a window that is too small for the chat says.
  package var tooSmallText: String { texts(.troubleTooSmall) }

  /// Whether finished lines come back with the Up key: words do, answers do not.
  package var remembersLines: Bool { stage == .finished }
}
