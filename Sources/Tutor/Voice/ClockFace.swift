import Content
import Quiz

/// A time as a clock shows it, such as `4:32`.
struct ClockFace: CustomStringConvertible {
  let time: Duration

  /// The minutes and seconds; a begun second counts whole.
  var description: String {
    let seconds = self.seconds
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }

  /// The time as it is said, such as `4 minutes 32 seconds`.
  func words(in texts: Texts) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return [
      minutes > 0 ? texts.count(minutes, of: .minutes) : nil,
      rest > 0 || minutes == 0 ? texts.count(rest, of: .seconds) : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// How long the face stays as it is while the time runs down.
  ///
  /// A timer that wakes a moment early finds less than a millisecond left, and waits for the next
  /// second: else it would wake once more for nothing.
  var standstill: Duration {
    let rest = Duration(secondsComponent: 0, attosecondsComponent: time.components.attoseconds)
    return rest > .milliseconds(1) ? rest : .seconds(1)
  }

  /// The whole seconds; a begun one counts.
  var seconds: Int {
    let (whole, rest) = time.components
    return Int(whole) + (rest > 0 ? 1 : 0)
  }
}

extension Voice {
  /// A time as a clock shows it, or where it is heard as it is said.
  func words(for time: Duration) -> String {
    let face = ClockFace(time: time)
    return settings.accessible ? face.words(in: texts) : "\(face)"
  }
}
