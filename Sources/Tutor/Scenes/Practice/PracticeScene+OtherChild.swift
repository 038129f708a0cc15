import Quiz

extension PracticeScene {
  /// Hears who says that they are not the child who is known, and says when they are asked; whether a
  /// line did.
  mutating func noteOther(
    in typed: String, _ reading: TypedReading, in context: inout SceneContext
  ) -> Bool {
    guard reading.canTellOfOthers, let open = session.open,
      let reply = context.noteOther(in: typed)
    else { return false }
    context.hear(typed)
    talk.say(reply, at: open, in: &context)
    return true
  }
}

extension TypedReading {
  /// Whether words are neither an answer nor near to one.
  fileprivate var canTellOfOthers: Bool {
    switch self {
    case .says, .unsure, .unknown: true
    case .answer, .joined, .which, .not, .echo, .work, .calculation, .step, .offEquation, .big,
      .part, .digits, .signs, .empty:
      false
    }
  }
}
