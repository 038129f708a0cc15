/// A point in time, counted from the start of the program on a clock that never jumps.
///
/// The pure core reads no clock: each event carries the instant at which it happened.
package struct Instant: InstantProtocol, Hashable, Sendable {
  /// The time since the start of the program.
  package let sinceStart: Duration

  package init(sinceStart: Duration) {
    self.sinceStart = sinceStart
  }

  /// The start of the program.
  package static let start = Instant(sinceStart: .zero)

  package func advanced(by duration: Duration) -> Instant {
    Instant(sinceStart: sinceStart + duration)
  }

  package func duration(to other: Instant) -> Duration {
    other.sinceStart - sinceStart
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.sinceStart < right.sinceStart
  }
}
