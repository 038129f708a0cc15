import Basics
import Glibc
import Screen
import Terminal
import Tutor

extension ChatLoop {
  /// An event of the terminal.
  func take(_ event: TerminalEvent) {
    switch event {
    case .input(let tokens): for token in tokens { take(token) }
    case .resized(let size): resize(to: size)
    case .resumed(let time):
      screen.addStop(of: time)
      resize(to: terminal.size)
      handle(.resumed)
    case .signal(let signal): leave(status: 128 + signal)
    case .closed: leave(status: 128 + SIGHUP)
    }
  }

  private func resize(to size: Size) {
    screen.resize(to: size)
    handle(.ticked)
  }

  private func take(_ token: InputToken) {
    switch token {
    case .key(let key, let bytes): take(key, bytes)
    case .mouse(let mouse): take(mouse)
    case .paste(let text): type(conversation.accepted(paste: text.printable))
    case .reply(let reply): screen.painter.take(reply)
    }
  }

  private func take(_ key: Key, _ bytes: [UInt8]) {
    switch key {
    case .control("z"): terminal.suspend()
    case .control("c"): interrupt()
    case .control("l"): screen.painter.forgetScreen()
    default: route(key, bytes)
    }
  }

  private func route(_ key: Key, _ bytes: [UInt8]) {
    switch conversation.destination(of: key) {
    case .line: takeOutcomes(editor.feed(bytes))
    case .conversation: handle(.key(key))
    case .nowhere: handle(.key(.unknown))
    }
  }

  /// Ctrl-C clears the line first; on an empty line it stops the practice, then the program.
  private func interrupt() {
    if editor.clear() { reportLine() } else { handle(.interrupted) }
  }

  /// Puts text into the line as if it were typed.
  func type(_ text: String) {
    guard !text.isEmpty else { return }
    editor.insert(text)
    reportLine()
  }

  func takeOutcomes(_ outcomes: [LineOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .edited: reportLine()
      case .submitted(let text): submit(text)
      case .endOfInput: handle(.endOfInput)
      }
    }
  }

  private func submit(_ text: String) {
    if conversation.remembersLines { editor.addHistory(text) }
    handle(.submitted(text))
  }

  func reportLine() {
    handle(.edited(line: editor.line, cursor: editor.cursor, prompt: editor.prompt))
  }

  private func take(_ mouse: MouseEvent) {
    let target = screen.painter.taps.target(at: mouse.place)
    switch mouse.action {
    case .press: press(target)
    case .drag: handle(.dragged(target))
    case .release:
      terminal.setDragTracking(false)
      handle(.released)
    case .wheelUp: handle(.scrolled(rows: 3))
    case .wheelDown: handle(.scrolled(rows: -3))
    }
  }

  /// Only a held slider needs to know how the mouse moves.
  private func press(_ target: TapTarget?) {
    if case .slider = target { terminal.setDragTracking(true) }
    handle(.pressed(target))
  }
}
