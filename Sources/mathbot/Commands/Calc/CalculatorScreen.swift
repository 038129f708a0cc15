import Basics
import Screen
import Storage
import Terminal
import Tutor

/// The calculator with keys on the full screen: its effects are performed.
@MainActor
final class CalculatorScreen: ScreenPage {
  private var page: CalculatorPage
  private let keeper: CalculationKeeper
  private let screen: FullScreen
  private let news: [CalculationKeeper.News]

  /// - Parameters:
  ///   - page: The calculator as it is at first.
  ///   - keeper: Keeps what is calculated.
  ///   - screen: Where it is shown.
  ///   - news: What went wrong when the history was read.
  init(
    _ page: CalculatorPage, keeper: CalculationKeeper, screen: FullScreen,
    news: [CalculationKeeper.News]
  ) {
    self.page = page
    self.keeper = keeper
    self.screen = screen
    self.news = news
  }

  var picture: ScreenPicture { page.picture }
  var tooSmallText: String { page.tooSmallText }
  var crashText: String { page.crashText }
  var nextWake: Instant? { page.nextWake }
  func limitScroll(to extent: ScrollExtent) -> Bool { page.limitScroll(to: extent) }

  /// Leaves no words: the history remembers what was calculated.
  func leave() -> [String] { [] }

  func handle(_ event: PageEvent) {
    switch event {
    case .opened: open()
    case .key(let key, _): tell(.key(key))
    case .pasted(let text): tell(.pasted(text))
    case .mouse(let action, let target): take(action, at: target)
    case .resized(let size): tell(.resized(size))
    case .resumed: break
    case .woken: tell(.ticked)
    }
  }

  /// From now on what goes wrong with the history's file is said on the screen.
  private func open() {
    keeper.tell = { [unowned self] in report($0) }
    for item in news { report(item) }
  }

  private func take(_ action: MouseEvent.Action, at target: TapTarget?) {
    switch action {
    case .press: tell(.tapped(target))
    case .wheelUp: tell(.scrolled(rows: 1))
    case .wheelDown: tell(.scrolled(rows: -1))
    case .release, .drag: break
    }
  }

  /// Hands an event to the calculator and performs what it asks for.
  private func tell(_ event: CalculatorPageEvent) {
    for effect in page.handle(event, at: screen.now) {
      switch effect {
      case .remember(let entry): keeper.remember(entry)
      case .clearHistory: keeper.clear()
      case .leave: screen.leave(status: 0)
      }
    }
  }

  private func report(_ news: CalculationKeeper.News) {
    switch news {
    case .failed(let error): tell(.keepingFailed(Trouble(error)))
    case .damaged(let file): tell(.damagedFileKept(path: file.newPath))
    }
  }
}
