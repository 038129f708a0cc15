import Dispatch
import Glibc
import Quiz
import Screen
import Terminal
import Tutor

/// The chat on a full screen: terminal events go into the conversation, its effects are
/// performed, and what is on show is drawn.
@MainActor
final class ChatLoop {
  var conversation: Conversation
  let context: ChatContext
  let terminal: TerminalSession
  let editor = LineEditor.shared
  let timer = DeadlineTimer()
  let start = SuspendingClock.now
  /// How long the program was stopped in all.
  var stopped = Duration.zero
  private var latest = Instant.start
  var painter: ScreenPainter

  init(_ conversation: Conversation, context: ChatContext, terminal: TerminalSession) {
    self.conversation = conversation
    self.context = context
    self.terminal = terminal
    painter = ScreenPainter(context: context, size: terminal.size)
  }

  /// Takes over the terminal and never returns: the program leaves from an event.
  func run() throws(TerminalError) -> Never {
    try terminal.start { [self] event in
      take(event)
      show()
    }
    handle(.opened)
    show()
    dispatchMain()
  }

  /// The time since the program started; it stands still while the machine sleeps and while the
  /// program is stopped.
  var now: Instant {
    // After a stop a timer may fire before the word comes how long it was.
    if terminal.hasScreen { latest = Instant(sinceStart: start.duration(to: .now) - stopped) }
    return latest
  }

  /// Hands an event to the conversation and performs what it asks for.
  func handle(_ event: Event) {
    perform(conversation.handle(event, at: now))
  }

  /// Draws what has changed and waits for the next moment that the conversation names.
  func show() {
    let bytes = painter.bytes(for: &conversation)
    if !bytes.isEmpty { terminal.write(bytes) }
    guard let wake = conversation.nextWake else { return timer.cancel() }
    timer.schedule(after: max(.zero, now.duration(to: wake))) { [self] in
      handle(.ticked)
      show()
    }
  }

  /// Gives the terminal back, leaves the last words on the normal screen, and exits.
  ///
  /// There are no last words after a hang-up: nobody is there to read them.
  func leave(status: Int32) -> Never {
    terminal.stop()
    let lastWords = status == 128 + SIGHUP ? [] : conversation.farewell
    for line in lastWords { StandardOutput.write(line) }
    Glibc.exit(status)
  }
}
