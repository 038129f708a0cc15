import Basics
import Quiz
import Screen
import Storage
import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The full screen and the time on it: what every page of it needs.
@MainActor
final class FullScreen {
  let terminal: TerminalSession
  var painter: ScreenPainter
  private let timer = DeadlineTimer()
  private let start = SuspendingClock.now
  private let lock = ScreenLock(folder: Folders.ofUser.runtime)
  /// How long the program was stopped in all.
  private var stopped = Duration.zero
  private var latest = Instant.start

  init(environment: Environment, color: ColorFlag, settings: Settings) {
    terminal = TerminalSession(
      options: TerminalOptions(
        mouse: settings.mouse, queries: environment.terminal.answersQueries,
        screenFile: { [lock] in terminalName.flatMap(lock.take) }))
    painter = ScreenPainter(
      environment: environment, appearance: settings.appearance.appearance,
      shapes: settings.shapes.grade,
      depth: environment.terminal.colorDepth(flag: color), size: terminal.size)
  }

  /// The time since the program started; it stands still while the machine sleeps and while the
  /// program is stopped.
  var now: Instant {
    // After a stop a timer may fire before the word comes how long it was.
    if terminal.hasScreen { latest = Instant(sinceStart: start.duration(to: .now) - stopped) }
    return latest
  }

  /// The program stood still for a time that does not count.
  func addStop(of time: Duration) {
    stopped += time
  }

  /// The window has another size: all of it is drawn anew.
  func resize(to size: Size) {
    painter.size = size
    painter.forgetScreen()
  }

  /// Draws what has changed, and calls `wake` at the next moment that the page names.
  func show(_ page: any ScreenPage, wake: @escaping @MainActor () -> Void) {
    let bytes = painter.bytes(for: page)
    if !bytes.isEmpty { terminal.write(bytes) }
    guard let moment = page.nextWake else { return timer.cancel() }
    timer.schedule(after: max(.zero, now.duration(to: moment)), wake)
  }

  /// Gives the terminal back, leaves the last words on the normal screen, and exits.
  ///
  /// There are no last words after a hang-up: nobody is there to read them.
  func leave(status: Int32, lastWords: [String] = []) -> Never {
    terminal.stop()
    let words = status == 128 + SIGHUP ? [] : lastWords
    for line in words { StandardOutput.write(line) }
    exit(status)
  }
}
