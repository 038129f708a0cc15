/// Calls something once, when a time has passed.
///
/// It wakes the program only then, and not before.
@MainActor
package final class DeadlineTimer {
  package init() {}

  isolated deinit { cancel() }

  /// Calls `handler` after `delay`, instead of what was scheduled before.
  package func schedule(after delay: Duration, _ handler: @escaping @MainActor () -> Void) {
    // Whoever waits longer waits for ever; a clock could not count so far.
    guard delay < .seconds(1_000_000_000) else { return cancel() }
    EventLoop.main.schedule(
      ObjectIdentifier(self), at: .now.advanced(by: max(.zero, delay)), handler)
  }

  /// Forgets what was scheduled.
  package func cancel() {
    EventLoop.main.cancel(ObjectIdentifier(self))
  }
}
