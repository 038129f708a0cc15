import Screen
import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A tiny program on a terminal, which tests drive: it says in a line what happens to it.
///
/// Each line ends with CR and LF, as the terminal is raw, and starts on a fresh line.
@main
@MainActor
enum TerminalProbe {
  static let session = TerminalSession(options: TerminalOptions(crashMessage: "Sorry."))
  static let ticker = DeadlineTimer()
  static var ticks = 0

  static func main() {
    let editor = LineEditor.shared
    do {
      try session.start { event in handle(event, editor) }
    } catch {
      say("error \(error)")
      exit(1)
    }
    say("ready \(session.size.columns)x\(session.size.rows)")
    EventLoop.main.run()
  }

  static func say(_ text: String) {
    session.write(Array("\(text)\r\n".utf8))
  }

  static func handle(_ event: TerminalEvent, _ editor: LineEditor) {
    switch event {
    case .input(let tokens):
      for token in tokens { handle(token, editor) }
      say("line <\(editor.line)> \(editor.cursor)")
    case .resized(let size): say("size \(size.columns)x\(size.rows)")
    case .resumed(let duration): say("resumed \(duration > .zero)")
    case .signal(let number): leave(status: 128 + number)
    case .closed: leave(status: 129)
    }
  }

  static func handle(_ token: InputToken, _ editor: LineEditor) {
    switch token {
    case .key(.control("c"), _): if !editor.clear() { leave(status: 0) }
    case .key(.control("z"), _): session.suspend()
    case .key(let key, let bytes):
      say("key \(key)")
      for outcome in editor.feed(bytes) { handle(outcome, editor) }
    case .paste(let text):
      editor.insert(text)
      say("pasted \(text)")
    case .mouse(let event):
      say("mouse \(event.action) \(event.position.column),\(event.position.row)")
    case .reply(let reply): say("reply \(reply)")
    }
  }

  static func handle(_ outcome: LineOutcome, _ editor: LineEditor) {
    switch outcome {
    case .edited: break
    case .submitted(let line): run(line, editor)
    case .endOfInput: leave(status: 0)
    }
  }

  static func run(_ line: String, _ editor: LineEditor) {
    editor.addHistory(line)
    switch line {
    case "crash": fatalError("asked for")
    case "overflow": say("deep \(depth(of: 1))")
    case "abort": abort()
    case "exit": exit(3)
    case "tick":
      say("submitted <tick>")
      tick()
    case "tellpid": say("process \(getpid())")
    case "drag": session.setDragTracking(true)
    case "nomouse": session.setMouse(false)
    default: say("submitted <\(line)>")
    }
  }

  static func tick() {
    ticks += 1
    if ticks % 20 == 0 { say("ticks \(ticks)") }
    ticker.schedule(after: .milliseconds(50)) { tick() }
  }

  /// Uses up the stack.
  @inline(never)
  static func depth(of level: Int) -> Int {
    level < 0 ? 0 : depth(of: level + 1) + 1
  }

  static func leave(status: Int32) -> Never {
    session.stop()
    exit(status)
  }
}
