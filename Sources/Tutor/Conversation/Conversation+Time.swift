package import Basics
import Content
import Quiz
import Screen

extension Conversation {
  /// Takes in the time that has passed before an event.
  ///
  /// - Parameter isQuiet: Nothing else happens: only then a tip is offered.
  mutating func advanceTime(isQuiet: Bool) {
    if let lit = litKey, lit.until <= now { litKey = nil }
    if stage == .checking { return advanceCheck() }
    guard stage == .practising, let moments = practice?.session.advance(to: now) else { return }
    for moment in moments where isQuiet || moment != .hintTip { take(moment) }
  }

  private mutating func take(_ moment: SessionMoment) {
    switch moment {
    case .secondsLeft(60): notice(texts(.clockMinute))
    case .secondsLeft(30): notice(texts(.clockThirty))
    case .secondsLeft: notice(texts(.clockTen))
    // On a screen the bar shows it.
    case .halfTime: if setup.form == .plain { notice(texts(.clockHalf)) }
    case .hintTip: notice(texts(.hintOffer))
    case .lastQuestion: notice(texts(.questionLast))
    case .finished: finishPractice(.summaryTime)
    }
  }

  /// Pauses the practice, or goes on.
  mutating func togglePause() {
    guard let practice else { return }
    if practice.isPaused {
      self.practice?.session.resume(.user, at: now)
      notice(texts(.clockResumed))
    } else {
      self.practice?.session.pause(.user, at: now)
      notice(texts(.clockPaused))
    }
    self.practice?.isPaused.toggle()
  }

  mutating func sayTimeLeft() {
    guard let session = practice?.session, session.isTimed else { return notice(texts(.clockNone)) }
    notice(texts(.clockLeft, ["time": Self.clockFace(session.remaining(at: now))]))
  }

  /// A page lies over the chat: the clock waits.
  mutating func freezeClock() {
    practice?.session.pause(.page, at: now)
  }

  mutating func unfreezeClock() {
    practice?.session.resume(.page, at: now)
  }

  /// When the conversation wants to be told the time next; nil while nothing moves.
  package var nextWake: Instant? {
    [nextAppearance, nextSecond, nextCheckMoment, litKey?.until, nextConfetti].compactMap(\.self)
      .min()
  }

  /// The next moment at which something appears, or at which the typing dots move.
  private var nextAppearance: Instant? {
    let appearing = messages.reversed().prefix { $0.appears > now || $0.tapbackAppears > now }
    let next = appearing.flatMap { [$0.appears, $0.tapbackAppears] }.filter { $0 > now }.min()
    guard let next, appearing.contains(where: { $0.isRobots && $0.appears > now }) else {
      return next
    }
    return min(next, now.advanced(by: Self.dotTime))
  }

  /// The next full second of the countdown, just after which the clock shows another number.
  private var nextSecond: Instant? {
    guard stage == .practising, let session = practice?.session, !session.clock.isPaused else {
      return nil
    }
    let left = session.remaining(at: now)
    let fraction = Duration(
      secondsComponent: 0, attosecondsComponent: left.components.attoseconds)
    return now.advanced(by: fraction > .milliseconds(1) ? fraction : .seconds(1))
  }

  /// A time as the clock shows it, such as 4:32; a begun second counts whole.
  static func clockFace(_ time: Duration) -> String {
    let (whole, rest) = time.components
    let seconds = whole + (rest > 0 ? 1 : 0)
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }
}
