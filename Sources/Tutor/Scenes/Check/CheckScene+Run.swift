import Basics
import Content
import Quiz
import Screen

extension CheckScene.Run {
  /// Why a check ends.
  enum Ending {
    case done, stopped
  }

  /// A line sent while the check runs; in the pause no answer is taken.
  mutating func answer(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    let meansStop = context.vocabulary.practiceWord(typed) == .stop
    let meansYes = isStopAsked && context.vocabulary.means(typed, .yes)
    if meansStop || meansYes { context.hear(typed) }
    if isStopAsked, meansStop || meansYes {
      return finish(.stopped, in: &context)
    }
    isStopAsked = meansStop
    if meansStop {
      context.say(.stopAsk)
    } else if check.open != nil, !typed.allSatisfy(\.isWhitespace) {
      return submit(typed, in: &context)
    }
    return .stay
  }

  private mutating func submit(
    _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    guard let attempt = check.submit(typed, at: context.now) else {
      context.notice(.answerUnreadable)
      return .stay
    }
    context.hear(attempt.typed)
    context.request(.record(attempt))
    return finishIfDone(in: &context)
  }

  /// Lets the time open the next question or end the open one.
  mutating func advance(in context: inout SceneContext) -> SceneOutcome {
    for moment in check.advance(to: context.now, typed: context.line.text) {
      take(moment, in: &context)
    }
    return finishIfDone(in: &context)
  }

  private mutating func take(_ moment: TablesCheck.Moment, in context: inout SceneContext) {
    switch moment {
    case .question(let question, let number): show(question, number, in: &context)
    case .timeOver(let attempt):
      context.request(.record(attempt))
      guard !context.line.text.isEmpty else { return context.notice(.checkNext) }
      context.hear(attempt.typed)
      context.line = TypedLine()
      context.request(.clearLine)
    }
  }

  /// A question shows at once: its time runs.
  private mutating func show(
    _ question: Question, _ number: Int, in context: inout SceneContext
  ) {
    let texts = context.texts
    // Who has answered nothing to that goes on.
    isStopAsked = false
    context.clearLine()
    let index = texts(
      .checkNumber, ["n": String(number), "all": String(check.questions.count)])
    let asked = texts(.checkQuestion, ["question": question.description])
    context.chat.sayAtOnce([.secondary(index), .heading(asked)])
  }

  private func finishIfDone(in context: inout SceneContext) -> SceneOutcome {
    check.phase == .finished ? finish(.done, in: &context) : .stay
  }

  /// Ends the check: keeps its result, shows it, and asks what comes next.
  func finish(_ ending: Ending, in context: inout SceneContext) -> SceneOutcome {
    var next = AfterScene()
    context.clearLine()
    context.endSession(SessionSummary(attempts: check.attempts), after: generator)
    if check.attempts.isEmpty {
      context.say(.summaryNothing)
    } else {
      context.say(ending == .done ? .checkDone : .summaryStopped)
      if sayResult(in: &context) { next.celebrate(at: context.chat.lastAppearance) }
    }
    context.say(.summaryNext)
    return .go(next)
  }

  /// Shows the sheet; whether confetti falls for it.
  private func sayResult(in context: inout SceneContext) -> Bool {
    let sheet = CheckBubble(
      check, texts: context.texts, isAccessible: context.voice.settings.accessible)
    context.lastSummary = sheet.blocks
    context.say(sheet.blocks)
    return context.voice.isAnimated && sheet.isPerfect
  }
}
