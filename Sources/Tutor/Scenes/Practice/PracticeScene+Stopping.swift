import Basics
import Content
import Quiz
import Screen

extension PracticeScene {
  func offers(in context: SceneContext) -> [Offer] {
    if isPaused { return talk.offered.isEmpty ? [.resume] : talk.offered }
    return isMendOffered ? [.yes, .no] : talk.offered
  }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    defer { holdClockWhileStopping(at: context.now) }
    if isMendOffered { return answerMends(offer == .yes, in: &context) }
    let asked = talk.asked
    talk.asked = nil
    talk.offered = []
    switch offer {
    case .stop: return stop(in: &context)
    case .yes: if let asked { return affirm(asked, in: &context) }
    case .tip: return perform(.tip, in: &context)
    case .skip: return perform(.skip, in: &context)
    case .pause: return perform(.pause, in: &context)
    case .resume where isPaused: togglePause(in: &context)
    case .resume, .no, .again, .garden, .times, .settings, .bye, .start, .change, .later, .goal,
      .pick, .justPlay:
      askOnceMore(in: &context)
    }
    return .stay
  }

  /// Nobody loses time over the question whether to stop.
  mutating func holdClockWhileStopping(at now: Instant) {
    if talk.asked == .stop {
      session.pause(.stopping, at: now)
    } else {
      session.resume(.stopping, at: now)
    }
  }

  /// Stops the practice with what was done so far; where only the last question was still to be
  /// finished, the countdown has run out all the same.
  mutating func stop(in context: inout SceneContext) -> SceneOutcome {
    let ranOut = mending != nil || session.remaining(at: context.now) == .zero
    return finish(ranOut: ranOut, in: &context)
  }

  /// Ends the practice and keeps its summary.
  mutating func finish(ranOut: Bool, in context: inout SceneContext) -> SceneOutcome {
    context.clearLine()
    context.chat.landFlower()
    if !isMendOffered {
      context.endSession(SessionSummary(attempts: session.attempts), after: generator)
    }
    session.pause(.page, at: context.now)
    talk.beginQuestion()
    return .go(AfterScene(EndedPractice(self, ranOut: ranOut, in: context), in: &context))
  }

  /// Goes on where the child stopped: with the same question, and what is left of the time.
  mutating func resume(in context: inout SceneContext) {
    context.request(.resumeSession)
    session.resume(.page, at: context.now)
    context.notice(.clockResumed)
    askOnceMore(in: &context)
  }
}
