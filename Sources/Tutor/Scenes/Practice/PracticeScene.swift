import Basics
import Content
import Quiz
import Screen

/// A practice that goes on: one question after another, with help, until the time is over or the
/// child stops.
struct PracticeScene: Scene {
  /// The clock, the open question and what was tried.
  var session: PracticeSession
  /// What is asked.
  var questions: PracticeQuestions
  /// The help with the open question.
  var guidance: Guidance
  /// When Robo says a word about what was done.
  var praise: Praise
  /// What is mended after the time is over.
  var mending: Mending?
  /// What has grown, and the goal that was picked.
  var news: PracticeNews
  /// What was said besides answers.
  var talk = SmallTalk()
  /// The keypad below the question.
  var keypad = DigitKeypad()

  /// Begins a practice with what was given or chosen, and asks the first question.
  ///
  /// With `afterOffer`, its minutes and level are the last that Robo said.
  init(beginningIn context: inout SceneContext, afterOffer: Bool = false) {
    let options = context.player.choice.options
    if context.player.model.answerCount == 0 {
      context.player.model = LearnerModel(startingAt: options.difficulty)
    }
    let learner = context.player.model
    praise = Praise(startingAt: context.nextSeed)
    let goal = context.player.goal
    context.player.goal = nil
    let justPlay = context.player.lastGoal.flatMap { $0 == .justPlay ? $0 : nil }
    context.remember(goal.map { .unmet($0.kind) } ?? justPlay)
    news = PracticeNews(towards: goal)
    context.sayStart(afterOffer: afterOffer)
    let generator = context.beginSession(options)
    session = PracticeSession(
      options: options, isTimed: context.voice.settings.clock != .off,
      startingAt: context.chat.lastAppearance)
    session.usualTime = learner.usualTime
    questions = PracticeQuestions(
      with: options, towards: goal, using: generator, in: &context)
    let asked = questions.next(in: session, at: context.now)
    guidance = Guidance(with: asked.question)
    if options.looksTooEasy(asked.question) { context.say(.welcomeEasyFirst) }
    pose(asked, in: &context)
  }

  var openQuestion: Question? { session.open?.question }
  func wordsOfQuestion(in context: SceneContext) -> String? {
    session.open.map(context.voice.question)
  }

  var isAsking: Bool { true }
  var takesPages: Bool { true }

  func picture(in context: SceneContext) -> ScenePicture {
    ScenePicture(
      header: header(isOver: mending != nil || news.hidesClock, in: context),
      placeholder: placeholder(in: context),
      keypad: talk.asked?.needsNoKeypad == true
        ? nil
        : keypad.picture(
          in: context.texts, hasHelp: true, isHintSpent: session.open?.isRevealed == true,
          at: context.now))
  }

  /// What the field says: the question itself once there was help, which has gaps of its own.
  private func placeholder(in context: SceneContext) -> String {
    guard let open = session.open, open.misses > 0 || open.hintsSeen > 0 || open.isRevealed,
      let equation = context.voice.values(of: open.asked)["asked"]
    else { return context.texts(.composerAnswer) }
    return equation
  }

  /// The top line, with the flowers that have opened.
  func header(isOver: Bool, in context: SceneContext) -> ChatHeader {
    var header: ChatHeader =
      isOver ? .ended(session, in: context) : .of(session, in: context)
    header.flowers = news.flowers(in: context.chat)
    return header
  }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {
    endAsking(at: now)
    if isCovered { session.pause(.page, at: now) } else { session.resume(.page, at: now) }
  }

  /// Asks the next question, one to mend after the time is over, or ends the practice.
  mutating func goOn(in context: inout SceneContext) -> SceneOutcome {
    guard mending != nil || !session.isOver(at: context.now) else {
      return endOrMend(in: &context)
    }
    let next =
      mending == nil
      ? questions.next(in: session, at: context.now) : mending?.next().map { AskedQuestion($0) }
    guard let next else { return stop(in: &context) }
    ask(next, in: &context)
    return .stay
  }

  /// Asks a question.
  private mutating func ask(_ asked: AskedQuestion, in context: inout SceneContext) {
    guidance.begin(with: asked.question, after: session.attempts.last?.question.answer)
    talk.beginQuestion()
    pose(asked, in: &context)
  }
}
