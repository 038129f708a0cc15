import Basics
import Content
import Quiz
import Screen

extension CheckScene {
  /// How often the bar of an open question moves.
  private static let barTime = Duration.milliseconds(200)

  func destination(of key: Key, in context: SceneContext) -> KeyDestination {
    guard isAsking else { return WordLine.destination(of: key) }
    // What is typed while a check rests is a word to Robo; a number would be an answer too early.
    if hasPause, case .character(let character) = key, character.isNumber { return .nowhere }
    return QuestionLine.destination(of: key, in: context.line)
  }

  func room(in context: SceneContext) -> Int {
    guard isAsking else { return .max }
    return isResting ? 0 : QuestionLine.room(after: context.line)
  }

  mutating func point(_ pointing: Pointing, in context: inout SceneContext) -> SceneOutcome {
    switch pointing {
    case .pressed(.keypad(let key)): tap(key, in: &context)
    case .pressed(.send): if !isResting { context.request(.submitLine) }
    case .pressed, .dragged, .released: break
    }
    return .stay
  }

  private mutating func tap(_ key: KeypadKey, in context: inout SceneContext) {
    guard isAsking else { return }
    light(key, at: context.now)
    guard !isResting, let typing = key.typing(in: context.line) else { return }
    context.request(typing)
  }

  func picture(in context: SceneContext) -> ScenePicture {
    let texts = context.texts
    guard let run else {
      return .quiet(.composerChips, in: context)
    }
    var header = ChatHeader.of(run.check, in: context)
    if run.isStopAsked, !header.clock.isEmpty { header.clockNote = texts(.clockWaits) }
    return ScenePicture(
      header: header,
      placeholder: placeholder(in: context),
      keypad: run.isStopAsked
        ? nil
        : run.keypad.picture(in: texts, hasHelp: false, isResting: isResting, at: context.now))
  }

  /// What the empty line says: in the pause, how long it still is where there is a clock.
  private func placeholder(in context: SceneContext) -> String {
    // The first pause begins once Robo has said that it begins.
    guard let left = run?.check.restLeft(at: context.now).map({ min($0, TablesCheck.pauseTime) })
    else {
      return context.texts(.composerAnswer)
    }
    guard context.voice.showsClock else { return context.texts(.checkComposerRest) }
    return context.texts(.checkComposerRestIn, ["n": String(ClockFace(time: left).seconds)])
  }

  /// When the check goes on by itself, or its bar or its clock moves.
  func nextWake(in context: SceneContext) -> Instant? {
    guard let run, let end = run.check.phaseEnd, !run.isStopAsked else { return nil }
    let bar = showsTime(in: context) ? context.now.advanced(by: barTime(in: context)) : nil
    return [end, bar, run.keypad.nextWake(at: context.now)].compactMap(\.self).min()
  }

  private func showsTime(in context: SceneContext) -> Bool {
    context.voice.form == .screen && context.voice.showsClock
  }

  private func barTime(in context: SceneContext) -> Duration {
    if let left = run?.check.restLeft(at: context.now) { return ClockFace(time: left).standstill }
    return context.voice.isAnimated ? Self.barTime : .seconds(1)
  }
}
