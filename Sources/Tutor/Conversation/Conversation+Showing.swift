package import Basics
package import Content
package import Quiz
package import Screen

extension Conversation {
  /// The settings that the chat follows.
  package var settings: Settings { context.voice.settings }

  package var texts: Texts { context.texts }

  /// What is on show at the latest event.
  package var picture: ScreenPicture {
    overlay?.picture(in: texts, at: context.now) ?? .chat(chat)
  }

  private var chat: ChatPicture {
    let (scene, line, chips) = (scene.picture(in: context), context.line, shownChips)
    return ChatPicture(
      header: scene.header, entries: context.chat.entries, chips: chips,
      composer: Composer(
        line: line.text, cursor: line.cursor,
        placeholder: context.chips.offers.count > 1
          ? texts(.composerChips) : scene.placeholder,
        prompt: line.prompt),
      keypad: scene.keypad, scrolledRows: context.chat.scrolledRows, confetti: scene.confetti,
      flower: context.chat.flower?.step(at: context.now),
      newestLabel: texts(.composerNewest))
  }

  /// The words offered, as soon as all that was said before them has appeared.
  private var shownChips: ChipRow? {
    context.chat.lastAppearance > context.now
      ? nil : context.chips.row(in: texts, isLit: context.line.text.isEmpty)
  }

  /// When the conversation wants to be told the time next; nil while nothing moves.
  package var nextWake: Instant? {
    [
      context.chat.nextAppearance, scene.nextWake(in: context), context.chat.nextPose(on: stage),
      context.chat.nextFlowerStep, overlay?.nextWake(after: context.now),
    ].compactMap(\.self).min()
  }

  /// What Robo's pictures may do: nothing moves under a page, and little beside a question.
  var stage: MoodStage {
    let isStill = !context.voice.isAnimated || overlay != nil
    return MoodStage(
      movement: isStill ? .none : scene.openQuestion == nil ? .all : .momentary,
      usesWords: context.voice.settings.accessible)
  }

  /// Where a key goes: into the line being typed, to the conversation, or nowhere.
  package func destination(of key: Key) -> KeyDestination {
    if overlay != nil { return .conversation }
    if movesLight(key) { return .conversation }
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

  /// Whether more is pasted than the line has room for.
  package func shortens(paste: String) -> Bool {
    overlay == nil && paste.count > scene.room(in: context)
  }

  /// Whether the finished line comes back with the Up key: words do, answers do not, and what only
  /// a grown-up should hear of never does.
  package func remembers(_ line: String) -> Bool {
    scene.remembersLines && !TypedReader().tellsDistress(line)
  }

  /// Whether a check has its pause, in which nothing can be answered.
  package var isResting: Bool { scene.isResting }

  /// Whether the conversation is over and the program may leave.
  package var hasEnded: Bool { scene is LeftScene }

  /// The lines that stay on the normal screen when the program leaves: the last summary, if one
  /// was shown, and a goodbye; after the settings alone, what became of them.
  package var farewell: [String] {
    if case .settings = context.purpose { return [settingsNews ?? texts(.settingsKept)] }
    let summary = context.lastSummary.map { $0.plainLines } ?? []
    return summary + (hasEnded && !context.purpose.isOnePage ? [context.bye] : [])
  }

  /// What a window that is too small for the chat says.
  package var tooSmallText: String { texts(.troubleTooSmall) }

  /// What is left on the normal screen after a crash.
  package var crashText: String { texts(.noticeCrash) }
}
