package import Basics
package import Content
package import Quiz
package import Screen

extension Conversation {
  /// The settings that the chat follows.
  package var settings: Settings { context.voice.settings }

  package var texts: Texts { context.texts }

  /// What is on show at the latest event.
  package var picture: ScreenPicture { overlay?.picture(in: texts) ?? .chat(chat) }

  private var chat: ChatPicture {
    let (scene, line) = (scene.picture(in: context), context.line)
    return ChatPicture(
      header: scene.header, entries: context.chat.entries(in: texts),
      composer: Composer(
        line: line.text, cursor: line.cursor, placeholder: scene.placeholder,
        prompt: line.prompt),
      keypad: scene.keypad, scrolledRows: context.chat.scrolledRows, confetti: scene.confetti,
      newestLabel: texts(.composerNewest))
  }

  /// When the conversation wants to be told the time next; nil while nothing moves.
  package var nextWake: Instant? {
    [context.chat.nextAppearance, scene.nextWake(in: context)].compactMap(\.self).min()
  }

  /// Where a key goes: into the line being typed, to the conversation, or nowhere.
  package func destination(of key: Key) -> KeyDestination {
    if overlay != nil { return .conversation }
    switch key {
    case .pageUp, .pageDown, .escape: return .conversation
    case .unknown, .function, .insert: return .nowhere
    default: return scene.destination(of: key, in: context)
    }
  }

  /// What of a pasted text goes into the line.
  package func accepted(paste: String) -> String {
    overlay == nil ? String(paste.prefix(scene.room(in: context))) : ""
  }

  /// Whether finished lines come back with the Up key: words do, answers do not.
  package var remembersLines: Bool { scene.remembersLines }

  /// Whether a check has its pause, in which nothing can be answered.
  package var isResting: Bool { scene.isResting }

  /// Whether the conversation is over and the program may leave.
  package var hasEnded: Bool { scene is LeftScene }

  /// The lines that stay on the normal screen when the program leaves: the last summary, if one
  /// was shown, and a goodbye.
  package var farewell: [String] {
    let summary = context.lastSummary.map { $0.plainLines } ?? []
    return summary + (hasEnded && context.purpose != .settings ? [texts(.bye)] : [])
  }

  /// What a window that is too small for the chat says.
  package var tooSmallText: String { texts(.troubleTooSmall) }
}
