import Quiz

extension PracticeScene {
  /// Does what somebody needs who says it beside a number, which counts before that where it is right: 30
  /// i need a wee; nil for other lines.
  mutating func meetNeed(
    besides reading: TypedReading, _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome? {
    guard case .joined(let number) = reading, let open = session.open,
      let need = TypedReader().need(besidesNumber: typed)
    else { return nil }
    guard number == String(open.question.answer) else {
      context.hear(typed)
      return perform(need, in: &context)
    }
    let outcome = answer(number, heard: typed, in: &context)
    guard case .stay = outcome, session.open != nil else { return outcome }
    return perform(need, in: &context)
  }
}

extension TypedReader {
  /// What cannot wait in the words beside a number: a break, or the end.
  fileprivate func need(besidesNumber typed: String) -> Meaning? {
    let words = book.line(typed).words.joined(separator: " ")
    // A letter or two may be a slip of the keys.
    guard words.count > 2 else { return nil }
    return meaning(of: words).flatMap { [.need, .pause, .stop].contains($0) ? $0 : nil }
  }
}
