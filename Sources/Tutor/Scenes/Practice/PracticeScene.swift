import Basics
import Content
import Quiz
import Screen

/// A practice that goes on: one question after another, with help, until the time is over or the
/// child stops.
struct PracticeScene: Scene {
  /// The clock, the open question and what was tried.
  var session: PracticeSession
  /// Where the questions come from.
  var questions: AdaptiveQuestions
  /// The session's random choices.
  var generator: SeededGenerator
  /// The help with the open question.
  var guidance: Guidance
  /// When Robo says a word about what was done.
  var praise = Praise()
  /// The questions whose answer was worked out: their way did not help, so another one may.
  var workedOut: Set<Question> = []
  /// Robo has asked whether to stop.
  var isStopAsked = false
  /// The keypad below the question.
  var keypad = DigitKeypad()

  /// Begins a practice with what was given or chosen, and asks the first question.
  init(beginningIn context: inout SceneContext) {
    let options = context.player.choice.options
    if context.player.model.answerCount == 0 {
      context.player.model = LearnerModel(startingAt: options.difficulty)
    }
    let learner = context.player.model
    Self.sayStart(in: &context)
    generator = context.beginSession(options)
    session = PracticeSession(
      options: options, isTimed: context.voice.settings.clock != .off,
      startingAt: context.chat.lastAppearance)
    session.usualTime = learner.usualTime
    questions = AdaptiveQuestions(
      from: QuestionPool(options: options, for: learner), model: learner, on: context.today,
      judging: options.judgedLevel)
    let question = session.nextQuestion(from: &questions, at: context.now, using: &generator)
    guidance = Guidance(with: question)
    context.ask(question)
    session.ask(question, at: context.chat.lastAppearance)
  }

  private static func sayStart(in context: inout SceneContext) {
    let texts = context.texts
    let isTimed = context.voice.settings.clock != .off
    let start =
      isTimed ? texts(.welcomeStart, texts.values(of: context.player.choice)) : texts(.clockNone)
    let needsTips = context.player.previous == nil && context.voice.settings.tips
    context.say([.text(start)] + (needsTips ? [.secondary(texts(.welcomeTips))] : []))
  }

  var openQuestion: Question? { session.open?.question }
  var isAsking: Bool { true }
  var takesPages: Bool { true }

  /// The child has asked for a pause.
  var isPaused: Bool { session.clock.isPaused(by: .user) }

  func picture(in context: SceneContext) -> ScenePicture {
    ScenePicture(
      header: .of(session, in: context),
      placeholder: context.texts(isPaused ? .composerPaused : .composerAnswer),
      keypad: keypad.picture(in: context.texts, hasHelp: true, at: context.now))
  }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    if wakes(with: typed, in: &context) { return .stay }
    if let outcome = answerToStop(typed, in: &context) { return outcome }
    if let outcome = performWord(typed, in: &context) { return outcome }
    return answer(typed, in: &context)
  }

  /// Pauses the practice, or goes on.
  mutating func togglePause(in context: inout SceneContext) {
    if isPaused {
      session.resume(.user, at: context.now)
      context.notice(.clockResumed)
    } else {
      session.pause(.user, at: context.now)
      sayPaused(in: &context)
    }
  }

  /// Says how to go on: line by line nobody sees a key before Enter.
  func sayPaused(in context: inout SceneContext) {
    context.notice(context.voice.form == .screen ? .clockPaused : .clockPausedPlain)
  }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {
    isStopAsked = false
    if isCovered { session.pause(.page, at: now) } else { session.resume(.page, at: now) }
  }

  /// Asks the next question, or ends the practice when its time is over.
  mutating func goOn(in context: inout SceneContext) -> SceneOutcome {
    guard !session.isOver(at: context.now) else { return finish(ranOut: true, in: &context) }
    let question = session.nextQuestion(from: &questions, at: context.now, using: &generator)
    guidance = Guidance(
      with: question, bySecondWay: workedOut.contains(question),
      after: session.attempts.last?.question.answer)
    isStopAsked = false
    context.ask(question)
    session.ask(question, at: context.chat.lastAppearance)
    return .stay
  }
}

extension PracticeSession {
  /// The last part of a session, in which missed facts come once more: a minute, or less in a
  /// short session.
  private var repairTime: Duration { min(.seconds(60), length / 3) }

  /// The next question: one that suits the learner, or near the end one that was missed.
  fileprivate func nextQuestion(
    from questions: inout AdaptiveQuestions, at now: Instant,
    using generator: inout some RandomNumberGenerator
  ) -> Question {
    let isNearEnd = isTimed && remaining(at: now) <= repairTime
    if isNearEnd, let missed = questions.nextRepair() { return missed }
    return questions.next(using: &generator)
  }
}
