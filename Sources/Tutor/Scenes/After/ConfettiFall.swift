import Basics

/// The fall of confetti after a prize.
struct ConfettiFall: Equatable, Sendable {
  /// How long a step lasts; slow enough never to flash.
  static let stepTime = Duration.milliseconds(150)
  /// How many steps it falls.
  static let steps = 14

  /// When it begins to fall.
  let start: Instant

  /// The step at an instant; nil when none falls.
  func step(at now: Instant) -> Int? {
    guard now >= start else { return nil }
    let step = Int(start.duration(to: now) / Self.stepTime)
    return step < Self.steps ? step : nil
  }

  /// When it moves next; nil when it has fallen.
  func nextStep(after now: Instant) -> Instant? {
    if now < start { return start }
    return step(at: now).map { start.advanced(by: Self.stepTime * ($0 + 1)) }
  }
}
