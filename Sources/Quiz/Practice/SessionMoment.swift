/// Something that the passing time brings.
package enum SessionMoment: Equatable, Sendable {
  /// The end is near; each comes at most once.
  case timeLeft(TimeLeft)
  /// Half of the time is over; it does not come where `timeLeft` says the same.
  case halfTime
  /// The child has thought for long and may want to know that there are hints.
  case hintTip
  /// The time is over, and the open question may be finished within the grace period.
  case lastQuestion
  /// The session is over.
  case finished
}
