import Dispatch
import Glibc
import Quiz
import Screen
import Storage
import Terminal
import Tutor

/// The calculator with keys on a full screen: terminal events go into its page, its effects are
/// performed, and what is on show is drawn.
@MainActor
final class KeypadLoop {
  private var page: CalculatorPage
  private let keeper: CalculationKeeper
  private let screen: FullScreen

  init(_ page: CalculatorPage, keeper: CalculationKeeper, screen: FullScreen) {
    self.page = page
    self.keeper = keeper
    self.screen = screen
  }

  /// Takes over the terminal and never returns: the program leaves from an event.
  ///
  /// - Parameter news: What went wrong when the history was read.
  /// - Throws: `TerminalError` when the terminal refuses.
  func run(news: [CalculationKeeper.News]) throws(TerminalError) -> Never {
    try screen.terminal.start { [self] event in
      take(event)
      show()
    }
    keeper.tell = { [unowned self] in tell($0) }
    for item in news { tell(item) }
    show()
    dispatchMain()
  }

  private func show() {
    screen.show(&page) { [self] in
      handle(.ticked)
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
    case .signal(let signal): screen.leave(status: 128 + signal)
    case .closed: screen.leave(status: 128 + SIGHUP)
    }
  }

  private func resize(to size: Size) {
    screen.resize(to: size)
    handle(.resized(size))
  }

  private func take(_ token: InputToken) {
    switch token {
    case .key(.control("z"), _): screen.terminal.suspend()
    case .key(.control("l"), _): screen.painter.forgetScreen()
    case .key(let key, _): handle(.key(key))
    case .mouse(let mouse): take(mouse)
    case .paste(let text): handle(.pasted(text))
    case .reply(let reply): screen.painter.take(reply)
    }
  }

  private func take(_ mouse: MouseEvent) {
    switch mouse.action {
    case .press:
      // Each tap is one on the keys as they are after the last one.
      handle(.tapped(screen.painter.taps.target(at: mouse.position)))
      show()
    case .wheelUp: handle(.scrolled(rows: 1))
    case .wheelDown: handle(.scrolled(rows: -1))
    case .release, .drag: break
    }
  }

  private func handle(_ event: CalculatorPageEvent) {
    for effect in page.handle(event, at: screen.now) {
      switch effect {
      case .remember(let entry): keeper.remember(entry)
      case .clearHistory: keeper.clear()
      case .leave: screen.leave(status: 0)
      }
    }
  }

  /// Says on the screen what went wrong with the history's file.
  private func tell(_ news: CalculationKeeper.News) {
    switch news {
    case .failed(let error): handle(.keepingFailed(Trouble(error)))
    case .damaged(let file): handle(.damagedFileKept(path: file.newPath))
    }
  }
}
