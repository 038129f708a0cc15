package import Basics

/// The time that counts in a session: without pauses, and without the time hints are read.
///
/// It is driven by the instants it is given and never ticks by itself.
package struct SessionClock: Equatable, Sendable {
  /// Why the clock stands still until it is told to go on.
  package enum Pause: Hashable, CaseIterable, Sendable {
    /// The child asked for it.
    case user
    /// A page lies over the question.
    case page
    /// The child is asked whether to stop.
    case stopping
  }

  /// How long one hint may be read while the clock stands still.
  package static let readingTime = Duration.seconds(20)
  /// How long hints may be read in a whole session while the clock stands still.
  package static let readingBudget = Duration.seconds(120)

  /// The time that has counted so far.
  package private(set) var elapsed = Duration.zero
  private var latest: Instant
  private var pauses: Set<Pause> = []
  private var readingLeft = Duration.zero
  private var budgetLeft = readingBudget

  package init(startingAt start: Instant) {
    latest = start
  }

  /// Whether a pause holds the clock.
  package var isPaused: Bool { !pauses.isEmpty }

  /// Whether the clock is held for this reason.
  package func isPaused(by reason: Pause) -> Bool { pauses.contains(reason) }

  /// Moves to a later instant; an earlier one changes nothing.
  package mutating func advance(to now: Instant) {
    guard latest < now else { return }
    let span = latest.duration(to: now)
    latest = now
    guard pauses.isEmpty else { return }
    let reading = min(span, readingLeft)
    readingLeft -= reading
    budgetLeft -= reading
    elapsed += span - reading
  }

  package mutating func pause(_ reason: Pause, at now: Instant) {
    advance(to: now)
    pauses.insert(reason)
  }

  /// Ends one reason to pause; the clock goes on when none is left.
  package mutating func resume(_ reason: Pause, at now: Instant) {
    advance(to: now)
    pauses.remove(reason)
  }

  /// A new hint is on the screen: the clock stands still for a while.
  package mutating func beginReading(at now: Instant) {
    advance(to: now)
    readingLeft = min(Self.readingTime, budgetLeft)
  }

  /// The child goes on: the clock runs again.
  package mutating func endReading(at now: Instant) {
    advance(to: now)
    readingLeft = .zero
  }

  /// For how long a hint may still be read at an instant while the clock stands still.
  package func readingLeft(at now: Instant) -> Duration {
    var clock = self
    clock.advance(to: now)
    return clock.readingLeft
  }

  /// The time that has counted at an instant.
  package func elapsed(at now: Instant) -> Duration {
    var clock = self
    clock.advance(to: now)
    return clock.elapsed
  }
}
