import Basics
import Content
import Quiz
import Screen

extension PracticeScene {
  func destination(of key: Key, in context: SceneContext) -> KeyDestination {
    if case .control = key { return QuestionLine.destination(of: key, in: context.line) }
    if asksForHint(key, in: context) { return .conversation }
    return QuestionLine.destination(of: key, in: context.line)
  }

  func room(in context: SceneContext) -> Int { QuestionLine.room(after: context.line) }

  /// Whether the key alone asks for a hint: a question mark, with which no answer begins.
  private func asksForHint(_ key: Key, in context: SceneContext) -> Bool {
    guard case .character(let character) = key, context.line.text.trimmed.isEmpty else {
      return false
    }
    return context.vocabulary.isHintKey(character)
  }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    if key == .escape { escape(in: &context) }
    if asksForHint(key, in: context) { askForHint(in: &context) }
    return .stay
  }

  /// Takes back what Robo has asked, or asks whether to stop.
  private mutating func escape(in context: inout SceneContext) {
    guard talk.asked != nil || !talk.offered.isEmpty else { return askToStop(in: &context) }
    let asked = talk.asked
    endAsking(at: context.now)
    goOn(after: asked, in: &context)
  }

  mutating func point(_ pointing: Pointing, in context: inout SceneContext) -> SceneOutcome {
    switch pointing {
    case .pressed(.keypad(let key)): return tap(key, in: &context)
    case .pressed(.send): return tap(.send, in: &context)
    case .pressed, .dragged, .released: break
    }
    return .stay
  }

  private mutating func tap(_ key: KeypadKey, in context: inout SceneContext) -> SceneOutcome {
    keypad.light(key, at: context.now)
    switch key {
    case .digit, .backspace, .send:
      if let typing = key.typing(in: context.line) { context.request(typing) }
    case .hint: askForHint(in: &context)
    case .skip: return skip(in: &context)
    }
    return .stay
  }
}
