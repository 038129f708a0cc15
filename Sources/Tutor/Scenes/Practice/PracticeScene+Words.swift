import Basics
import Content
import Quiz
import Screen

extension PracticeScene {
  /// Goes on with a paused practice; whether the line said no more than that.
  mutating func wakes(with typed: String, in context: inout SceneContext) -> Bool {
    guard isPaused else { return false }
    let isPause = context.vocabulary.practiceWord(typed) == .pause
    let isNoMore = isPause || typed.trimmed.isEmpty || context.vocabulary.means(typed, .resume)
    if isNoMore, !typed.trimmed.isEmpty { context.hear(typed) }
    // To ask for the pause in words once more is no wish to go on.
    if isPause, typed.trimmed.count > 1 {
      sayPaused(in: &context)
    } else {
      togglePause(in: &context)
    }
    return isNoMore
  }

  /// Takes the line as the answer to whether to stop, where Robo has asked; nil when it is another
  /// word or an answer, with which practice goes on.
  mutating func answerToStop(
    _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome? {
    guard isStopAsked else { return nil }
    isStopAsked = false
    let vocabulary = context.vocabulary
    if vocabulary.practiceWord(typed) == .stop || vocabulary.means(typed, .yes) {
      context.hear(typed)
      return stop(in: &context)
    }
    guard typed.trimmed.isEmpty || vocabulary.means(typed, .no) else { return nil }
    if !typed.trimmed.isEmpty { context.hear(typed) }
    askOnceMore(in: &context)
    return .stay
  }

  /// Asks the open question once more, as it stands.
  private func askOnceMore(in context: inout SceneContext) {
    if let open = session.open { context.say(context.texts.question(asItStands: open)) }
  }

  /// Does what a word or a lone letter says; nil when it is none that Robo knows here.
  mutating func performWord(_ typed: String, in context: inout SceneContext) -> SceneOutcome? {
    let key = context.vocabulary.practiceWord(typed)
    guard key != nil || context.vocabulary.means(typed, .help) else { return nil }
    context.hear(typed)
    if let key { return perform(key, in: &context) }
    sayHelp(in: &context)
    return .stay
  }

  private mutating func perform(
    _ key: ChatVocabulary.PracticeKey, in context: inout SceneContext
  ) -> SceneOutcome {
    switch key {
    case .hint: askForHint(in: &context)
    case .skip: return skip(in: &context)
    case .pause: togglePause(in: &context)
    case .time: sayTimeLeft(in: &context)
    case .stop: askToStop(in: &context)
    }
    return .stay
  }

  /// What can be typed, and the open question once more.
  private func sayHelp(in context: inout SceneContext) {
    guard let open = session.open else { return }
    let texts = context.texts
    context.say([
      .text(texts(.helpQuestion)), .text(texts(.helpQuestionKeys)),
      .text(texts.question(asItStands: open)),
    ])
  }

  /// Asks whether to stop: a word typed by mistake ends nothing.
  private mutating func askToStop(in context: inout SceneContext) {
    isStopAsked = true
    context.say(.stopAsk)
  }

  /// Leaves the open question with its answer.
  mutating func skip(in context: inout SceneContext) -> SceneOutcome {
    guard !isPaused, let attempt = session.skip(at: context.now) else { return .stay }
    let question = attempt.question
    context.request(.clearLine)
    context.request(.record(attempt))
    praise.endStreak()
    context.say(
      .answerSkipped,
      ["question": question.description, "answer": String(question.answer)])
    return goOn(in: &context)
  }
}
