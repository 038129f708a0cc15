import Basics
import Content
import Quiz
import Screen

extension ChatHeader {
  /// The top line while no time runs.
  static func quiet(_ context: SceneContext) -> ChatHeader {
    ChatHeader(icon: "🤖", name: context.texts(.robotName))
  }

  /// From how much time left the bar shows that the end is near.
  private static let endingTime = Duration.seconds(30)

  /// The top line of a practice: the score, and the countdown unless it is hidden.
  static func of(_ session: PracticeSession, in context: SceneContext) -> ChatHeader {
    var header = quiet(context)
    // What there is none of is not counted: a zero would say that something is missing.
    header.right = session.score.foundAtOnce > 0 ? session.score.foundAtOnce : nil
    header.mended = session.score.mended > 0 ? session.score.mended : nil
    header.words = ScoreWords(
      right: context.texts(.summaryRight), mended: context.texts(.summaryWorked),
      flowers: context.texts(.summaryBloomed))
    guard session.isTimed, context.voice.showsClock else { return header }
    let left = session.remaining(at: context.now)
    guard left > .zero else { return header.withLastQuestion(in: context) }
    header.show(left, of: session.length, isLarge: context.voice.settings.clock == .large)
    header.isEnding = left <= endingTime
    if session.clock.isWaiting(at: context.now) { header.clockNote = context.texts(.clockWaits) }
    return header
  }

  /// The same while the last question waits for its answer: a clock at zero would hurry the child.
  private func withLastQuestion(in context: SceneContext) -> ChatHeader {
    var header = self
    header.clock = context.texts(.clockLast)
    header.permilleLeft = 0
    return header
  }

  /// The top line of a practice whose time is over: the score alone.
  static func ended(_ session: PracticeSession, in context: SceneContext) -> ChatHeader {
    var header = of(session, in: context)
    header.clock = ""
    header.clockNote = ""
    header.permilleLeft = nil
    header.isEnding = false
    return header
  }

  /// The top line of a check: the time for one answer, and nothing about right or wrong.
  static func of(_ check: TablesCheck, in context: SceneContext) -> ChatHeader {
    var header = quiet(context)
    guard context.voice.showsClock else { return header }
    let left = check.remaining(at: context.now) ?? TablesCheck.answerTime
    header.show(
      left, of: TablesCheck.answerTime, isLarge: context.voice.settings.clock == .large)
    // In the pause no time runs, so the bar is empty.
    if check.open == nil { header.permilleLeft = 0 }
    return header
  }

  private mutating func show(_ left: Duration, of length: Duration, isLarge: Bool) {
    clock = "\(ClockFace(time: left))"
    clockIsLarge = isLarge
    permilleLeft = Int(left / length * 1_000)
  }
}

extension SessionClock {
  /// Whether no time runs, in a pause or while something is read.
  fileprivate func isWaiting(at now: Instant) -> Bool { isPaused || readingLeft(at: now) > .zero }
}
