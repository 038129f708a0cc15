import Content
import Quiz
import Screen

extension PracticeScene {
  /// From how much time left the bar shows that the end is near.
  private static let endingTime = Duration.seconds(30)

  func picture(in context: SceneContext) -> ScenePicture {
    let texts = context.texts
    return ScenePicture(
      header: header(in: context), placeholder: texts(isPaused ? .composerPaused : .composerAnswer),
      keypad: keypad.picture(in: texts, hasHelp: true, at: context.now))
  }

  /// The top line: the score, and the countdown unless it is hidden.
  private func header(in context: SceneContext) -> ChatHeader {
    var header = ChatHeader.quiet(context)
    let summary = SessionSummary(attempts: session.attempts)
    header.right = summary.score
    header.toPractise = summary.asked - summary.score
    guard session.isTimed, context.voice.showsClock else { return header }
    let left = session.remaining(at: context.now)
    header.clock = "\(ClockFace(time: left))"
    header.clockIsLarge = context.voice.settings.clock == .large
    header.permilleLeft = Int(left / session.length * 1_000)
    header.isEnding = left <= Self.endingTime
    return header
  }
}
