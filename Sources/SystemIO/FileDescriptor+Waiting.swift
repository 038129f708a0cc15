import Basics
package import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a file descriptor is wanted for.
package enum Readiness: Sendable {
  case reading, writing

  fileprivate var events: Int16 {
    switch self {
    case .reading: Int16(POLLIN)
    case .writing: Int16(POLLOUT)
    }
  }
}

extension FileDescriptor {
  /// Waits until the next call would not have to, be it because there is no other end any more.
  ///
  /// - Parameters:
  ///   - readiness: What the next call is.
  ///   - limit: How long to wait, at most 1,000 seconds; nil is for ever.
  /// - Returns: False when the time is over first, or a signal came.
  @discardableResult
  package func waitUntilReady(for readiness: Readiness, within limit: Duration? = nil) -> Bool {
    var request = pollfd(fd: rawValue, events: readiness.events, revents: 0)
    return unsafe poll(&request, 1, limit?.pollTime ?? -1) > 0
  }
}

extension Duration {
  /// The time in whole milliseconds, rounded up, as `poll` takes it.
  package var pollTime: CInt {
    CInt((self / .milliseconds(1)).clamped(to: 0...1_000_000).rounded(.up))
  }
}
