import CTerminalGuard

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TerminalSession {
  func startSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      signals.add(number) { [weak self] in self?.handle(.signal(number)) }
    }
    signals.add(SIGWINCH) { [weak self] in self.map { $0.handle(.resized($0.size)) } }
    signals.add(SIGCONT) { [weak self] in self?.goOn() }
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
    handle(.resumed(after: .nanoseconds(Int64(terminal_guard_take_stopped_time()))))
  }
}
