import Basics
import Screen
import Tutor

/// The page with curves on the full screen.
@MainActor
final class PlotScreen: ScreenPage {
  private var page: PlotPage
  private let screen: FullScreen
  private let lastWords: (PlotPicture) -> [String]

  /// - Parameters:
  ///   - page: The page as it is at first.
  ///   - screen: Where it is shown.
  ///   - lastWords: Makes lines of the last picture.
  init(_ page: PlotPage, screen: FullScreen, lastWords: @escaping (PlotPicture) -> [String]) {
    self.page = page
    self.screen = screen
    self.lastWords = lastWords
  }

  var picture: ScreenPicture { page.picture }
  var tooSmallText: String { page.tooSmallText }
  var crashText: String { page.crashText }
  var nextWake: Instant? { page.nextWake }
  func limitScroll(to extent: ScrollExtent) -> Bool { false }

  /// Leaves the picture as it was last.
  func leave() -> [String] { lastWords(page.lastPicture) }

  func handle(_ event: PageEvent) {
    switch event {
    case .opened, .resumed, .pasted: break
    case .key(let key, _): tell(.key(key))
    case .mouse(let action, let target): tell(.mouse(action, target))
    case .resized(let size): tell(.resized(size))
    case .woken: tell(.ticked)
    }
  }

  private func tell(_ event: PlotPageEvent) {
    let window = page.window
    page.handle(event, at: screen.now)
    // Where a font's blocks reach beyond their cells, pieces of the curves would be left behind.
    if page.window != window { screen.painter.forgetScreen() }
    if page.hasLeft { screen.leave(status: 0, lastWords: leave()) }
  }
}
