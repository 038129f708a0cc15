import Basics
import SystemIO

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a program with a screen waits for, on its main thread.
///
/// Descriptors that can be read and moments wake it, and nothing else.
@MainActor
package final class EventLoop {
  /// The one of the program.
  package static let main = EventLoop()

  /// Those that are watched, in the order in which they are called.
  private var readers: [(descriptor: CInt, handler: () -> Void)] = []
  private var alarms: [ObjectIdentifier: (moment: ContinuousClock.Instant, ring: () -> Void)] = [:]

  private init() {}

  /// Waits and calls, again and again; the program leaves from one of the handlers.
  package func run() -> Never {
    while true { turn() }
  }

  /// Waits until something happens, and calls whom it concerns.
  func turn() {
    var requests = readers.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let count = unsafe poll(&requests, nfds_t(requests.count), patience?.pollTime ?? -1)
    if count > 0 {
      // One handler may end what another one waits for.
      for request in requests where request.revents != 0 {
        readers.first { $0.descriptor == request.fd }?.handler()
      }
    }
    ringDue()
  }

  /// Calls the handler whenever the descriptor can be read, or has no other end any more; after the
  /// handlers of those that are watched already.
  func watch(_ descriptor: CInt, _ handler: @escaping () -> Void) {
    forget(descriptor)
    readers.append((descriptor, handler))
  }

  /// Waits for the descriptor no longer.
  func forget(_ descriptor: CInt) {
    readers.removeAll { $0.descriptor == descriptor }
  }

  /// Calls `ring` once at the moment, instead of what its owner scheduled before.
  func schedule(
    _ owner: ObjectIdentifier, at moment: ContinuousClock.Instant, _ ring: @escaping () -> Void
  ) {
    alarms[owner] = (moment, ring)
  }

  /// Forgets what the owner scheduled.
  func cancel(_ owner: ObjectIdentifier) {
    alarms[owner] = nil
  }

  /// How long nothing has to be called; nil where nothing is scheduled.
  private var patience: Duration? {
    alarms.values.map(\.moment).min().map { max(.zero, ContinuousClock.now.duration(to: $0)) }
  }

  /// Calls those whose moment has come; what they schedule waits for the next turn.
  private func ringDue() {
    let now = ContinuousClock.now
    let due = alarms.filter { $0.value.moment <= now }.sorted { $0.value.moment < $1.value.moment }
    for (owner, alarm) in due where alarms[owner]?.moment == alarm.moment {
      alarms[owner] = nil
      alarm.ring()
    }
  }
}
