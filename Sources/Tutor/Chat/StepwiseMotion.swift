import Basics
import Screen

/// Something that moves in steps, and is then at rest.
struct StepwiseMotion: Equatable, Sendable {
  let start: Instant
  private let stepTime: Duration
  private let steps: Int

  /// Confetti that falls from an instant on; slow enough never to flash.
  static func confetti(from start: Instant) -> StepwiseMotion {
    StepwiseMotion(start: start, stepTime: .milliseconds(150), steps: 14)
  }

  /// A flower that slides into the top line in 0.6 s.
  static func flower(from start: Instant) -> StepwiseMotion {
    StepwiseMotion(start: start, stepTime: .milliseconds(200), steps: FlowerSlide.steps)
  }

  /// The step at an instant; nil before the start and at rest.
  func step(at now: Instant) -> Int? {
    guard now >= start else { return nil }
    let step = Int(start.duration(to: now) / stepTime)
    return step < steps ? step : nil
  }

  /// When it moves next; nil at rest.
  func nextStep(after now: Instant) -> Instant? {
    if now < start { return start }
    return step(at: now).map { start.advanced(by: stepTime * ($0 + 1)) }
  }
}
