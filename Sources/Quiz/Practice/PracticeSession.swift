package import Basics

/// One practice session: its clock, its open question and everything that was tried.
///
/// It reads no clock and asks no questions of its own: each call carries the instant at which it
/// happened, and `ask(_:at:)` the question.
package struct PracticeSession: Equatable, Sendable {
  /// How long the open question may be finished when the time is over, from each key on.
  package static let gracePeriod = Duration.seconds(10)
  /// How many misses lead to the worked answer.
  package static let missesToReveal = 3
  /// How often in a session it is forgiven that a number of the question was typed, or that digits
  /// changed places.
  static let mostRepeats = 2
  /// A second wish for a hint within this time is a bouncing key.
  package static let hintDistance = Duration.milliseconds(700)

  package let options: PracticeOptions
  /// Whether the time runs out; without a clock the session goes on until the child stops.
  package let isTimed: Bool
  package internal(set) var clock: SessionClock
  /// The question that waits for its answer, if any.
  package internal(set) var open: OpenQuestion?
  /// Every try so far, oldest first.
  package internal(set) var attempts: [Attempt] = [] {
    didSet {
      summary = SessionSummary(attempts: attempts)
      score = summary.foundScore
    }
  }
  /// What came of all tries so far, and of how many.
  package private(set) var summary = SessionSummary(attempts: [])
  package private(set) var score = SessionSummary(attempts: []).foundScore
  /// What the child usually needs for a question; it decides when the tip about hints comes.
  package var usualTime = Duration.seconds(4)
  /// When something was last typed, by the clock.
  private var lastTyping = Duration.zero
  /// The time left when the clock was last looked at.
  var leftAtLastLook: Duration
  var isFinished = false

  package init(options: PracticeOptions, isTimed: Bool = true, startingAt start: Instant) {
    self.options = options
    self.isTimed = isTimed
    clock = SessionClock(startingAt: start)
    leftAtLastLook = .seconds(60 * options.minutes)
  }

  /// The length of the session.
  package var length: Duration { .seconds(60 * options.minutes) }

  /// The time left, never negative; the whole length where no time runs out.
  package func remaining(at now: Instant) -> Duration {
    isTimed ? max(.zero, length - clock.elapsed(at: now)) : length
  }

  /// Whether no question may be asked and none is still to be finished.
  package func isOver(at now: Instant) -> Bool {
    let elapsed = clock.elapsed(at: now)
    let end = open == nil ? length : max(length, lastTyping) + Self.gracePeriod
    return isTimed && elapsed >= end
  }

  /// Notes that something is being typed, which is not to be cut off; after the end it is too late.
  package mutating func noteTyping(at now: Instant) {
    if !isOver(at: now) { lastTyping = clock.elapsed(at: now) }
  }

  /// How long the open question has taken, without pauses and reading; nil when none is open.
  package func questionTime(at now: Instant) -> Duration? {
    open.map { clock.elapsed(at: now) - $0.opened }
  }

  /// Opens a question; whatever was open is left without an answer.
  package mutating func ask(_ question: Question, at now: Instant) {
    ask(AskedQuestion(question), at: now)
  }

  /// Opens a question in a form; the clock stands still while an example is read.
  package mutating func ask(_ asked: AskedQuestion, at now: Instant) {
    clock.endReading(at: now)
    open = OpenQuestion(asked, opened: clock.elapsed)
    if asked.form.isExample { clock.beginReading(at: now) }
  }

  /// Counts for the open question what it was thought about before it was asked, since an earlier
  /// instant.
  package mutating func countThinking(since earlier: Instant, at now: Instant) {
    open?.count(thinking: earlier.duration(to: now))
  }

  /// Leaves the question that is open, if one is, without an answer; time brings nothing any more.
  package mutating func leave() {
    open = nil
    isFinished = true
  }

  package mutating func pause(_ reason: SessionClock.Pause, at now: Instant) {
    clock.pause(reason, at: now)
  }

  package mutating func resume(_ reason: SessionClock.Pause, at now: Instant) {
    clock.resume(reason, at: now)
  }
}
