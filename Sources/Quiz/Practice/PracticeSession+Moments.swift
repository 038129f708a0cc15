package import Basics

extension PracticeSession {
  /// Moves to an instant and says what the time has brought since the last call.
  ///
  /// Of several announcements that have become due at once only the last is made.
  package mutating func advance(to now: Instant) -> [SessionMoment] {
    clock.advance(to: now)
    let before = leftAtLastLook
    let left = remaining(at: now)
    leftAtLastLook = left
    guard !isFinished else { return [] }
    if isOver(at: now) {
      isFinished = true
      return [.finished]
    }
    if left == .zero { return before > .zero ? [.lastQuestion] : [] }
    return announcement(from: before, to: left).map { [$0] } ?? hintTip(at: now)
  }

  private func announcement(from before: Duration, to left: Duration) -> SessionMoment? {
    func isReached(_ time: Duration) -> Bool { before > time && left <= time }
    if let timeLeft = TimeLeft.allCases.last(where: { isReached($0.duration) }) {
      return .timeLeft(timeLeft)
    }
    return isReached(length / 2) ? .halfTime : nil
  }

  private mutating func hintTip(at now: Instant) -> [SessionMoment] {
    guard let time = timeToTip(at: now), time <= .zero else { return [] }
    open?.hasTip = true
    return [.hintTip]
  }

  /// The tip comes after 8 seconds, or twice the usual time, to a child who has not tried.
  private func timeToTip(at now: Instant) -> Duration? {
    guard let open, !open.hasTip, open.tries == 0, open.hintsSeen == 0, !open.isRevealed,
      let time = questionTime(at: now)
    else { return nil }
    return max(.seconds(8), usualTime * 2) - time
  }

  /// When the time brings something next where it does not run out; nil where it brings nothing.
  package func nextMomentWithoutClock(after now: Instant) -> Instant? {
    guard !isFinished, !clock.isPaused else { return nil }
    return timeToTip(at: now).map { now.advanced(by: max(.zero, $0)) }
  }
}
