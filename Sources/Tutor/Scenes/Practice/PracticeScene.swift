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
  var praise: Praise
  /// The questions whose answer was worked out: their way did not help, so another one may.
  var workedOut: Set<Question> = []
  /// What is mended after the time is over.
  var mending: Mending?
  /// What has grown in the garden, in its order.
  var events: [GardenEvent] = []
  /// Up to where they were told, and which of them may be.
  var toldEvents = 0
  var memoryLines = MemoryLines()
  /// What is asked before anything else: what was hard, or after a long absence what was known.
  var opening: [Question]
  /// The goal that was picked, until it is met or dropped, and its questions.
  var goal: Goal?
  var goalQuestions: [Question] = []
  /// What was said besides answers.
  var talk = SmallTalk()
  /// The keypad below the question.
  var keypad = DigitKeypad()

  /// Begins a practice with what was given or chosen, and asks the first question.
  init(beginningIn context: inout SceneContext) {
    let options = context.player.choice.options
    if context.player.model.answerCount == 0 {
      context.player.model = LearnerModel(startingAt: options.difficulty)
    }
    let learner = context.player.model
    praise = Praise(startingAt: context.nextSeed)
    goal = context.player.goal
    context.player.goal = nil
    context.player.unmetGoal = goal?.kind
    Self.sayStart(in: &context)
    opening =
      context.player.firstQuestion.map { [$0] }
      ?? context.player.reunion(on: context.today)?.questions ?? []
    generator = context.beginSession(options)
    session = PracticeSession(
      options: options, isTimed: context.voice.settings.clock != .off,
      startingAt: context.chat.lastAppearance)
    session.usualTime = learner.usualTime
    questions = AdaptiveQuestions(
      from: QuestionPool(options: options), model: learner, on: context.today,
      judging: options.judgedLevel)
    questions.wish(for: context.takeWishes())
    goalQuestions = Self.questions(of: goal, in: context, using: &generator)
    context.player.firstQuestion = nil
    let first = opening.isEmpty ? goalQuestions.takeFirst() : opening.takeFirst()
    let question =
      if let first { first } else {
        session.nextQuestion(from: &questions, at: context.now, using: &generator)
      }
    guidance = Guidance(with: question)
    if options.looksTooEasy(question) { context.say(.welcomeEasyFirst) }
    context.ask(question)
    session.ask(question, at: context.chat.lastAppearance)
  }

  /// What the goal would like to be asked.
  private static func questions(
    of goal: Goal?, in context: SceneContext, using generator: inout SeededGenerator
  ) -> [Question] {
    let player = context.player
    guard let goal else { return [] }
    let situation = GoalSituation(
      past: player.past, garden: player.garden, on: context.today, options: player.choice.options)
    return goal.questions(in: situation, using: &generator)
  }

  private static func sayStart(in context: inout SceneContext) {
    let texts = context.texts
    let isTimed = context.voice.settings.clock != .off
    let start =
      isTimed ? texts(.welcomeStart, texts.values(of: context.player.choice)) : texts(.clockNone)
    context.say(start)
  }

  var openQuestion: Question? { session.open?.question }
  func wordsOfQuestion(in context: SceneContext) -> String? {
    session.open.map(context.texts.question)
  }

  var isAsking: Bool { true }
  var takesPages: Bool { true }

  /// The child has asked for a pause.
  var isPaused: Bool { session.clock.isPaused(by: .user) }

  func picture(in context: SceneContext) -> ScenePicture {
    ScenePicture(
      header: header(isOver: mending != nil || hidesClock, in: context),
      placeholder: context.texts(isPaused ? .composerPaused : .composerAnswer),
      keypad: isMendOffered || isPaused || talk.asked == .stop
        ? nil : keypad.picture(in: context.texts, hasHelp: true, at: context.now))
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
    let words: Phrase = context.voice.form == .screen ? .clockPaused : .clockPausedPlain
    context.show(
      MoodPortrait(
        MoodOccasion.paused.mood, [.secondary(context.texts(words))], isMomentary: true))
  }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {
    talk.asked = nil
    holdClockWhileStopping(at: now)
    if isCovered { session.pause(.page, at: now) } else { session.resume(.page, at: now) }
  }

  /// Asks the next question, or ends the practice when its time is over.
  mutating func goOn(in context: inout SceneContext) -> SceneOutcome {
    guard mending == nil else { return mendNext(in: &context) }
    guard !session.isOver(at: context.now) else { return endOrMend(in: &context) }
    let next =
      opening.takeFirst() ?? nextGoalQuestion()
      ?? session.nextQuestion(from: &questions, at: context.now, using: &generator)
    ask(next, in: &context)
    return .stay
  }

  /// Asks a question.
  mutating func ask(_ question: Question, in context: inout SceneContext) {
    guidance = Guidance(
      with: question, bySecondWay: workedOut.contains(question),
      after: session.attempts.last?.question.answer)
    talk.beginQuestion()
    context.ask(question)
    session.ask(question, at: context.chat.lastAppearance)
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
