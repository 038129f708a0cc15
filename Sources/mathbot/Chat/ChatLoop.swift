import Dispatch
import Quiz
import Terminal
import Tutor

/// The chat on a full screen: terminal events go into the conversation, its effects are
/// performed, and what is on show is drawn.
@MainActor
final class ChatLoop {
  var conversation: Conversation
  /// Where answers and settings are kept.
  let keeper: Keeper
  let screen: FullScreen
  let editor = LineEditor.shared

  init(_ conversation: Conversation, keeper: Keeper, screen: FullScreen) {
    self.conversation = conversation
    self.keeper = keeper
    self.screen = screen
  }

  var terminal: TerminalSession { screen.terminal }

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

  /// Hands an event to the conversation and performs what it asks for.
  func handle(_ event: Event) {
    perform(conversation.handle(event, at: screen.now))
  }

  /// Draws what has changed and waits for the next moment that the conversation names.
  func show() {
    screen.show(&conversation) { [self] in
      handle(.ticked)
      show()
    }
  }

  /// Leaves the program, and its last words on the normal screen.
  func leave(status: Int32) -> Never {
    screen.leave(status: status, lastWords: conversation.farewell)
  }
}
