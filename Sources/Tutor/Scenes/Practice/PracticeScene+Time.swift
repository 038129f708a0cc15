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

  /// Stops the practice with what was done so far; where only the last question was still to be
  /// finished, the countdown has run out all the same.
  mutating func stop(in context: inout SceneContext) -> SceneOutcome {
    finish(ranOut: session.remaining(at: context.now) == .zero, in: &context)
  }

  /// Ends the practice and keeps its summary.
  func finish(ranOut: Bool, in context: inout SceneContext) -> SceneOutcome {
    context.clearLine()
    context.endSession(SessionSummary(attempts: session.attempts), after: generator)
    let practice = EndedPractice(
      session: session, model: questions.model, newlyFluent: praise.newlyFluent, ranOut: ranOut)
    return .go(AfterScene(practice, in: &context))
  }

  private func take(
    _ moment: SessionMoment, in context: inout SceneContext
  ) -> SceneOutcome {
    switch moment {
    case .timeLeft(.minute): context.notice(.clockMinute)
    case .timeLeft(.halfMinute): context.notice(.clockThirty)
    case .timeLeft(.tenSeconds): context.notice(.clockTen)
    // On a screen the bar shows it.
    case .halfTime: if context.voice.form == .plain { context.notice(.clockHalf) }
    case .hintTip: context.notice(.hintOffer)
    case .lastQuestion: context.notice(.questionLast)
    case .finished: return finish(ranOut: true, in: &context)
    }
    return .stay
  }

  func sayTimeLeft(in context: inout SceneContext) {
    guard session.isTimed else { return context.notice(.clockNone) }
    let left = ClockFace(time: session.remaining(at: context.now))
    context.notice(.clockLeft, ["time": "\(left)"])
  }

  func nextWake(in context: SceneContext) -> Instant? {
    [session.nextSecond(after: context.now), keypad.nextWake(at: context.now)].compactMap(\.self)
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
