import Basics
import Quiz
import Terminal

/// The time of a conversation line by line: real, or counted by the lines for a replay.
struct PlainClock {
  /// How long a line of a replay counts, so that the same seed and answers give the same session.
  static let lineTime = Duration.seconds(3)

  /// Whether time passes by itself.
  let isReal: Bool
  private let start = SuspendingClock.now
  private var counted = Duration.zero

  /// - Parameter isReal: False counts `lineTime` for each line instead of looking at a clock.
  init(isReal: Bool) {
    self.isReal = isReal
  }

  /// The present instant.
  var now: Instant { Instant(sinceStart: isReal ? start.duration(to: .now) : counted) }

  /// Lets the time pass until an instant: by waiting, or in a replay by counting it.
  mutating func wait(until instant: Instant) {
    guard isReal else { return counted = max(counted, instant.sinceStart) }
    Terminal.wait(now.duration(to: instant))
  }

  /// A line has been read.
  mutating func readLine() {
    counted += Self.lineTime
  }
}
