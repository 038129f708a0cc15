import CTerminalGuard
import SystemIO
import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The signals come through a pipe, so that they wait their turn like the keys.
extension TerminalSession {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT]

  func startSignals() throws(TerminalError) {
    let pipe = unsafe terminal_guard_note_signals(Self.numbers, CInt(Self.numbers.count))
    guard pipe >= 0 else { throw .refused(errno: errno) }
    EventLoop.main.watch(pipe) { [weak self] in self?.readSignals(from: pipe) }
    signalPipe = pipe
  }

  func stopSignals() {
    if let signalPipe { EventLoop.main.forget(signalPipe) }
    signalPipe = nil
    unsafe terminal_guard_forget_signals(Self.numbers, CInt(Self.numbers.count))
  }

  private func readSignals(from pipe: CInt) {
    let numbers = try? FileDescriptor(rawValue: pipe).readChunk()
    for number in numbers ?? [] {
      switch CInt(number) {
      case SIGWINCH: handle(.resized(size))
      case SIGCONT: goOn()
      case let number: handle(.signal(number))
      }
    }
  }

  /// Takes the screen back after a stop.
  private func goOn() {
    // `bg` continues the program without the terminal: it must wait for `fg`.
    guard terminal_guard_is_foreground() else { return terminal_guard_stop_in_background() }
    do {
      try enter()
    } catch {
      return handle(.closed)
    }
    handle(.resumed(after: .nanoseconds(Int64(terminal_guard_time_away()))))
  }
}
