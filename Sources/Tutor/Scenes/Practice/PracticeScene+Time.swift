import Basics
import Content
import Quiz
import Screen

extension PracticeScene {
  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome {
    for moment in session.advance(to: context.now) where isQuiet || moment != .hintTip {
      if case .go(let next) = take(moment, in: &context) { return .go(next) }
    }
    return .stay
  }

  private mutating func take(
    _ moment: SessionMoment, in context: inout SceneContext
  ) -> SceneOutcome {
    switch moment {
    case .timeLeft where hidesClock, .halfTime where hidesClock: break
    case .timeLeft(.minute): context.notice(.clockMinute)
    case .timeLeft(.halfMinute): context.notice(.clockThirty)
    case .timeLeft(.tenSeconds): context.notice(.clockTen)
    // On a screen the bar shows it.
    case .halfTime: if context.voice.form == .plain { context.notice(.clockHalf) }
    case .hintTip: if context.voice.settings.tips { context.notice(.hintOffer) }
    case .lastQuestion: context.notice(.questionLast)
    case .finished: return endOrMend(in: &context)
    }
    return .stay
  }

  func sayTimeLeft(in context: inout SceneContext) {
    guard session.isTimed else { return context.notice(.clockNone) }
    let left = ClockFace(time: session.remaining(at: context.now))
    context.notice(.clockLeft, ["time": "\(left)"])
  }

  func nextWake(in context: SceneContext) -> Instant? {
    let second = mending == nil ? session.nextSecond(after: context.now) : nil
    return [second, keypad.nextWake(at: context.now)].compactMap(\.self)
      .min()
  }
}

extension PracticeSession {
  /// The next full second of the countdown, just after which the clock shows another number.
  fileprivate func nextSecond(after now: Instant) -> Instant? {
    guard !clock.isPaused else { return nil }
    let left = remaining(at: now)
    let fraction = Duration(
      secondsComponent: 0, attosecondsComponent: left.components.attoseconds)
    return now.advanced(by: fraction > .milliseconds(1) ? fraction : .seconds(1))
  }
}
