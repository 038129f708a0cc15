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

  /// The tip comes after 8 seconds, or twice the usual time, to a child who has not tried.
  private mutating func hintTip(at now: Instant) -> [SessionMoment] {
    guard let open, !open.hasTip, open.tries == 0, open.hintsSeen == 0, !open.isRevealed,
      let time = questionTime(at: now), time >= max(.seconds(8), usualTime * 2)
    else { return [] }
    self.open?.hasTip = true
    return [.hintTip]
  }
}
