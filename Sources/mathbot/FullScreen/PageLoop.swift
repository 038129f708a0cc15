import Screen
import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a page on the full screen: what happens at the terminal goes into the page, and what is
/// on show is drawn.
@MainActor
final class PageLoop {
  private let page: any ScreenPage
  private let screen: FullScreen

  init(_ page: any ScreenPage, on screen: FullScreen) {
    self.page = page
    self.screen = screen
  }

  /// Takes over the terminal and never returns: the program leaves from an event.
  ///
  /// - Throws: `TerminalError` when the terminal refuses.
  func run() throws(TerminalError) -> Never {
    screen.terminal.setCrashMessage(page.crashText)
    try screen.terminal.start { [self] event in
      take(event)
      show()
    }
    page.handle(.opened)
    show()
    EventLoop.main.run()
  }

  /// Draws what has changed and waits for the next moment that the page names.
  private func show() {
    screen.show(page) { [self] in
      page.handle(.woken)
      show()
    }
  }

  private func take(_ event: TerminalEvent) {
    switch event {
    case .input(let tokens): for token in tokens { take(token) }
    case .resized(let size): resize(to: size)
    case .resumed(let time):
      screen.addStop(of: time)
      resize(to: screen.terminal.size)
      page.handle(.resumed)
    case .signal(let signal): leave(after: signal)
    case .closed: leave(after: SIGHUP)
    }
  }

  private func resize(to size: Size) {
    screen.resize(to: size)
    page.handle(.resized(size))
  }

  private func take(_ token: InputToken) {
    switch token {
    case .key(.control("z"), _): screen.terminal.suspend()
    case .key(.control("l"), _): screen.painter.forgetScreen()
    case .key(let key, let bytes): page.handle(.key(key, bytes: bytes))
    case .mouse(let mouse): take(mouse)
    case .paste(let text): page.handle(.pasted(text))
    case .reply(let reply): screen.painter.take(reply)
    }
  }

  private func take(_ mouse: MouseEvent) {
    page.handle(.mouse(mouse.action, screen.painter.taps.target(at: mouse.position)))
    // Each press is one on the page as it is after the last one.
    if mouse.action == .press { show() }
  }

  /// Leaves with the status of a program that a signal ended.
  private func leave(after signal: Int32) -> Never {
    screen.leave(status: 128 + signal, lastWords: page.leave())
  }
}
