import Screen
import Terminal
import Tutor

extension ChatScreen {
  /// A key of the line goes to the line editor, any other to the conversation.
  func take(_ key: Key, _ bytes: [UInt8]) {
    if key == .control("c") { return interrupt() }
    switch conversation.destination(of: key) {
    case .line: takeOutcomes(editor.feed(bytes))
    case .conversation: tell(.key(key))
    case .nowhere: tell(.key(.unknown))
    }
  }

  /// Ctrl-C clears the line first; on an empty line it stops the practice, then the program.
  private func interrupt() {
    if editor.clear() { reportLine() } else { tell(.interrupted) }
  }

  /// Puts as much of a pasted text into the line as has room, and says where that is not all.
  func paste(_ text: String) {
    let isCut = conversation.shortens(paste: text)
    type(conversation.accepted(paste: text))
    if isCut { tell(.pasteCut) }
  }

  /// Puts text into the line as if it were typed.
  func type(_ text: String) {
    guard !text.isEmpty else { return }
    editor.insert(text)
    reportLine()
  }

  /// Hands on what the line editor made of a key.
  func takeOutcomes(_ outcomes: [LineOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .edited: reportLine()
      case .submitted(let text): submit(text)
      case .endOfInput: tell(.endOfInput)
      }
    }
  }

  private func submit(_ text: String) {
    if conversation.remembers(text) { editor.addHistory(text) }
    tell(.submitted(text))
  }

  /// Says how the line stands.
  func reportLine() {
    tell(.edited(line: editor.line, cursor: editor.cursor, prompt: editor.prompt))
  }

  /// What the mouse did, and to what.
  func take(_ action: MouseEvent.Action, at target: TapTarget?) {
    switch action {
    case .press: press(target)
    case .drag: tell(.dragged(target))
    case .release:
      screen.terminal.setDragTracking(false)
      tell(.released)
    case .wheelUp: tell(.scrolled(rows: 3))
    case .wheelDown: tell(.scrolled(rows: -3))
    }
  }

  /// Only a held slider needs to know how the mouse moves.
  private func press(_ target: TapTarget?) {
    if case .slider = target { screen.terminal.setDragTracking(true) }
    tell(.pressed(target))
  }
}
