import Basics
import Content

/// Which frame of a mood is on show when: its own movement once, then now and then a blink, until
/// nobody has done anything for a while.
struct MoodAnimation {
  let mood: Mood
  /// When the picture appeared.
  let start: Instant
  /// When somebody last did something.
  let lastAction: Instant

  /// How long Robo blinks while nobody does anything.
  static let patience = Duration.seconds(120)
  /// How long the eyes are closed.
  private static let blinkTime = Duration.milliseconds(150)
  /// The times from one blink to the next, over and over: 4 to 7 s, never in a beat.
  private static let blinkGaps = [4_600, 6_300, 5_200, 6_900, 4_100, 5_700].map(
    Duration.milliseconds)

  /// The frame at an instant.
  func frame(at now: Instant) -> MoodFrame {
    stretches.first { $0.time.contains(now) }?.frame ?? .still
  }

  /// When the next frame comes; nil where none will.
  func nextFrame(after now: Instant) -> Instant? {
    stretches.flatMap { [$0.time.lowerBound, $0.time.upperBound] }.filter { $0 > now }.min()
  }

  /// When another frame than the one at rest is on show; a movement comes before a blink.
  private var stretches: [Stretch] {
    let movement = MoodMovement.of(mood).stretches.map {
      Stretch(time: time(of: $0, from: start), frame: .move)
    }
    guard MoodPicture(mood).has(.blink) else { return movement }
    return movement
      + Self.blinks.map { Stretch(time: time(of: $0, from: max(start, lastAction)), frame: .blink) }
  }

  private struct Stretch {
    let time: Range<Instant>
    let frame: MoodFrame
  }

  /// The blinks from the last action on, computed once: each frame asks for them.
  private static let blinks: [Range<Duration>] = {
    var (blinks, time, index) = ([Range<Duration>](), Duration.zero, 0)
    while true {
      time += blinkGaps[index % blinkGaps.count]
      guard time < patience else { return blinks }
      blinks.append(time..<(time + blinkTime))
      index += 1
    }
  }()

  private func time(of stretch: Range<Duration>, from start: Instant) -> Range<Instant> {
    start.advanced(by: stretch.lowerBound)..<start.advanced(by: stretch.upperBound)
  }
}
