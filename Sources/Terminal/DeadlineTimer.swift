import Dispatch

/// Calls something once, when a time has passed.
///
/// It wakes the program only then, and is exact: the system may not put it off to save power.
@MainActor
package final class DeadlineTimer {
  private var source: (any DispatchSourceTimer)?

  package init() {}

  isolated deinit { cancel() }

  /// Calls `handler` after `delay`, instead of what was scheduled before.
  package func schedule(after delay: Duration, _ handler: @escaping @MainActor () -> Void) {
    cancel()
    let source = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    source.schedule(deadline: .now() + delay.dispatchInterval, leeway: .nanoseconds(0))
    source.setEventHandler { [weak self] in
      // The source is on the main queue.
      MainActor.assumeIsolated {
        self?.cancel()
        handler()
      }
    }
    source.resume()
    self.source = source
  }

  /// Forgets what was scheduled.
  package func cancel() {
    source?.cancel()
    source = nil
  }
}

extension Duration {
  /// The duration for Dispatch; nothing below zero, and at most a few hundred years.
  fileprivate var dispatchInterval: DispatchTimeInterval {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return .nanoseconds(0) }
    guard seconds < 8_000_000_000 else { return .never }
    return .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
  }
}
