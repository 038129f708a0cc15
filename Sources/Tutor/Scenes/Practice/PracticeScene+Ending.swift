import Basics
import Content
import Quiz
import Screen

extension PracticeScene {
  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome {
    // Who is asked something else is not asked whether a tip is wanted, too.
    let maySayTip = isQuiet && talk.asked == nil && !isAlmostOver(at: context.now)
    for moment in session.advance(to: context.now) where maySayTip || moment != .hintTip {
      if moment == .finished { return endOrMend(in: &context) }
      let notice = moment.notice(in: context.voice, hidesClock: news.hidesClock)
      if let notice { context.notice(ofTime: notice) }
    }
    return .stay
  }

  /// Whether there is hardly time to read anything before the time is over.
  private func isAlmostOver(at now: Instant) -> Bool {
    session.isTimed && mending == nil && session.remaining(at: now) <= Self.almostOver
  }

  private static let almostOver = Duration.seconds(10)

  mutating func noteTyping(at now: Instant) { session.noteTyping(at: now) }

  func nextWake(in context: SceneContext) -> Instant? {
    let next =
      session.isTimed
      ? session.nextSecond(after: context.now) : session.nextMomentWithoutClock(after: context.now)
    return [mending == nil ? next : nil, keypad.nextWake(at: context.now)].compactMap(\.self)
      .min()
  }

  /// The time is over: what was left open can be mended, or the practice ends.
  mutating func endOrMend(in context: inout SceneContext) -> SceneOutcome {
    keepWhatIsShown(in: &context)
    let open = played(ranOut: true, in: context).toMend
    guard mending == nil, !open.isEmpty else { return finish(ranOut: true, in: &context) }
    context.clearLine()
    context.endSession(session.summary, after: questions.generator)
    session.leave()
    mending = Mending(open, after: session.attempts)
    return .go(MendOfferScene(self, in: &context))
  }

  /// Stops the practice with what was done so far; where only the last question was still to be
  /// finished, the countdown has run out all the same.
  mutating func stop(in context: inout SceneContext) -> SceneOutcome {
    keepWhatIsShown(in: &context)
    let ranOut = mending != nil || session.remaining(at: context.now) == .zero
    return finish(ranOut: ranOut, in: &context)
  }

  /// A question whose answer is on show when all ends was asked, and not found.
  private mutating func keepWhatIsShown(in context: inout SceneContext) {
    if let attempt = session.keepShown(at: context.now) { keep(attempt, in: &context) }
  }

  /// Ends the practice and keeps its summary.
  private mutating func finish(
    ranOut: Bool, in context: inout SceneContext
  ) -> SceneOutcome {
    context.endSession(timed, after: questions.generator)
    return leave(ranOut: ranOut, in: &context)
  }

  /// Leaves the practice, whose summary is kept, for what comes after it.
  mutating func leave(ranOut: Bool, in context: inout SceneContext) -> SceneOutcome {
    context.clearLine()
    context.chat.landFlower()
    endAsking(at: context.now)
    session.pause(.page, at: context.now)
    talk.beginQuestion()
    let ended = EndedPractice(self, ranOut: ranOut, in: context)
    context.plantOfNews = GardenNews.first(of: ended.events)
    let after = AfterScene(ended, in: &context)
    return context.meetNextChild(from: .after(after)) ?? .go(after)
  }

  /// Goes on where the child stopped: with the same question, and what is left of the time.
  mutating func resume(in context: inout SceneContext) {
    context.request(.resumeSession)
    session.resume(.page, at: context.now)
    context.notice(.clockResumed)
    askOnceMore(in: &context)
  }

  /// What was asked while the time ran, without mends.
  var timed: SessionSummary {
    guard let start = mending?.start else { return session.summary }
    return SessionSummary(attempts: Array(session.attempts[..<start]))
  }

  /// The practice as rewards are decided by.
  func played(ranOut: Bool, in context: SceneContext) -> PlayedSession {
    let split = mending?.start ?? session.attempts.count
    return PlayedSession(
      Array(session.attempts[..<split]), mends: Array(session.attempts[split...]),
      minutes: session.options.minutes, ranOut: ranOut, on: context.today,
      after: context.player.pastBeforeSession)
  }
}

extension PracticeSession {
  /// The next full second of the countdown, just after which the clock shows another number, or
  /// when it stops to wait.
  fileprivate func nextSecond(after now: Instant) -> Instant? {
    guard !clock.isPaused else { return nil }
    let reading = clock.readingLeft(at: now)
    return now.advanced(
      by: reading > .zero ? reading : ClockFace(time: remaining(at: now)).standstill)
  }
}
