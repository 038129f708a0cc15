import CTerminalGuard
import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals as events on the main queue.
@MainActor
struct SignalSources {
  private var sources: [any DispatchSourceSignal] = []

  /// Calls `handler` when the signal arrives, instead of what the signal does by itself.
  ///
  /// A signal that was ignored when the program started, as `nohup` does, stays ignored.
  mutating func add(_ number: CInt, _ handler: @escaping @MainActor () -> Void) {
    guard !terminal_guard_ignores_signal(number) else { return }
    // Continuing cannot be ignored. The others must not end the program meanwhile.
    if number != SIGCONT { signal(number, SIG_IGN) }
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler {
      // The source is on the main queue.
      MainActor.assumeIsolated { handler() }
    }
    source.resume()
    sources.append(source)
  }

  /// Lets the signals do again what they do by themselves.
  mutating func stop() {
    for source in sources {
      source.cancel()
      signal(CInt(source.handle), SIG_DFL)
    }
    sources = []
  }
}
