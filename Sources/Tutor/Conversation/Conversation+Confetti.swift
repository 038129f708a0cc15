import Basics
import Quiz

extension Conversation {
  /// How long a step of the confetti lasts; slow enough never to flash.
  static let confettiTime = Duration.milliseconds(150)
  /// How many steps it falls.
  static let confettiSteps = 14

  /// The step of the confetti at the latest event; nil when none falls.
  var confettiStep: Int? {
    guard let confettiStart, now >= confettiStart else { return nil }
    let step = Int(confettiStart.duration(to: now) / Self.confettiTime)
    return step < Self.confettiSteps ? step : nil
  }

  /// When the confetti moves next.
  var nextConfetti: Instant? {
    guard let confettiStart else { return nil }
    if now < confettiStart { return confettiStart }
    guard let confettiStep else { return nil }
    return confettiStart.advanced(by: Self.confettiTime * (confettiStep + 1))
  }
}
