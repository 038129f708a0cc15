import Basics
import Content
import Quiz
import Screen

extension PracticeScene {
  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome {
    for moment in session.advance(to: context.now) where isQuiet || moment != .hintTip {
      guard moment != .finished else { return finish(.timeOver, in: &context) }
      tell(moment, in: &context)
    }
    return .stay
  }

  private func tell(_ moment: SessionMoment, in context: inout SceneContext) {
    switch moment {
    case .secondsLeft(60): context.notice(.clockMinute)
    case .secondsLeft(30): context.notice(.clockThirty)
    case .secondsLeft: context.notice(.clockTen)
    // On a screen the bar shows it.
    case .halfTime: if context.voice.form == .plain { context.notice(.clockHalf) }
    case .hintTip: context.notice(.hintOffer)
    case .lastQuestion: context.notice(.questionLast)
    case .finished: break
    }
  }

  func sayTimeLeft(in context: inout SceneContext) {
    guard session.isTimed else { return context.notice(.clockNone) }
    let left = ClockFace(time: session.remaining(at: context.now))
    context.notice(.clockLeft, ["time": "\(left)"])
  }

  func nextWake(in context: SceneContext) -> Instant? {
    [nextSecond(after: context.now), keypad.nextWake(at: context.now)].compactMap(\.self).min()
  }

  /// The next full second of the countdown, just after which the clock shows another number.
  private func nextSecond(after now: Instant) -> Instant? {
    guard !session.clock.isPaused else { return nil }
    let left = session.remaining(at: now)
    let fraction = Duration(
      secondsComponent: 0, attosecondsComponent: left.components.attoseconds)
    return now.advanced(by: fraction > .milliseconds(1) ? fraction : .seconds(1))
  }
}
