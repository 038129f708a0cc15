import Basics
import Content
import Quiz
import Screen

extension PracticeScene {
  /// Takes a line: an answer, words, or the answer to what Robo has asked back.
  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    defer { holdClockWhileStopping(at: context.now) }
    if isMendOffered { return answerMends(typed, in: &context) }
    guard let open = session.open else { return .stay }
    let reading = TypedReader().read(
      typed, at: open.question, hasAskedBack: talk.hasAskedNumber)
    let asked = talk.asked
    talk.begin(with: reading)
    if reading == .says(.distress) {
      care(aboutWhat: typed, in: &context)
      return .stay
    }
    if wakes(with: reading, typed, in: &context) { return .stay }
    if let outcome = answer(asked, with: reading, typed, in: &context) { return outcome }
    return take(reading, typed, in: &context)
  }

  /// Stops the clock, and says that a grown-up should hear of it; nothing of it is kept.
  private mutating func care(aboutWhat typed: String, in context: inout SceneContext) {
    context.hear(typed)
    session.pause(.user, at: context.now)
    talk.offered = [.resume, .stop]
    let words = [Phrase.careTell, .careClock].map { Block.text(context.texts($0)) }
    context.show(MoodPortrait(MoodOccasion.distress.mood, words))
  }

  /// Goes on with a paused practice; whether the line said no more than that.
  private mutating func wakes(
    with reading: TypedReading, _ typed: String, in context: inout SceneContext
  ) -> Bool {
    guard isPaused else { return false }
    let isPause = [.says(.pause), .says(.need)].contains(reading)
    let isNoMore = isPause || [.empty, .says(.goOn)].contains(reading)
    if isNoMore, !typed.trimmed.isEmpty { context.hear(typed) }
    // To ask for the pause in words once more is no wish to go on.
    if isPause, typed.trimmed.count > 1 {
      sayPaused(in: &context)
    } else {
      togglePause(in: &context)
    }
    return isNoMore
  }

  /// Takes the line as the answer to what Robo has asked back; nil where it is read anew.
  private mutating func answer(
    _ asked: SmallTalk.Asked?, with reading: TypedReading, _ typed: String,
    in context: inout SceneContext
  ) -> SceneOutcome? {
    guard let asked else { return nil }
    let isYes = context.vocabulary.means(typed, .yes) || reading == .says(.yes)
    if isYes || asked == .stop && reading == .says(.stop) {
      context.hear(typed)
      return affirm(asked, in: &context)
    }
    if asked.isAffirmedByEnter, reading == .empty { return affirm(asked, in: &context) }
    guard [.empty, .says(.no), .says(.goOn)].contains(reading) else { return nil }
    if reading != .empty { context.hear(typed) }
    askOnceMore(in: &context)
    return .stay
  }

  /// Does what Robo has asked back about.
  mutating func affirm(
    _ asked: SmallTalk.Asked, in context: inout SceneContext
  ) -> SceneOutcome {
    switch asked {
    case .stop: stop(in: &context)
    case .number(let number): answer(number, heard: number, in: &context)
    case .words(let meanings):
      perform(meanings.contains(.tip) ? .tip : meanings[0], in: &context)
    case .help: perform(.tip, in: &context)
    }
  }

  private mutating func take(
    _ reading: TypedReading, _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    switch reading {
    case .empty: return .stay
    case .answer(let number): return answer(number, heard: typed, in: &context)
    case .says(let meaning):
      context.hear(typed)
      return perform(meaning, in: &context)
    case .step(_, let result): if let step = Int(result) { _ = takesStep(step) }
    case .joined, .which, .not, .echo, .work, .offEquation, .big, .part, .unsure, .digits, .signs,
      .unknown:
      break
    }
    context.hear(typed)
    if let open = session.open { talk.reply(to: reading, at: open, in: &context) }
    return .stay
  }

  /// Asks the open question once more, as it stands.
  func askOnceMore(in context: inout SceneContext) {
    if let open = session.open { context.say(context.texts.question(asItStands: open)) }
  }
}

extension PracticeScene {
  /// Does what a word says, or says a word back.
  mutating func perform(_ meaning: Meaning, in context: inout SceneContext) -> SceneOutcome {
    switch meaning {
    case .tip: askForHint(in: &context)
    case .hard, .sad: askForHint(after: meaning, in: &context)
    case .skip: return skip(in: &context)
    case .pause: togglePause(in: &context)
    case .need:
      session.pause(.user, at: context.now)
      context.say(context.texts.text(key: "reply.need"))
      sayPaused(in: &context)
    case .time: sayTimeLeft(in: &context)
    case .stop: askToStop(in: &context)
    case .goOn: askOnceMore(in: &context)
    case .easier: wish(.easier, or: .hard, in: &context)
    case .harder: wish(.harder, or: .easy, in: &context)
    case .distress, .later, .slow, .joke, .repeat, .angry, .bored, .happy, .easy, .love, .swear,
      .insult, .think, .hello, .howAreYou, .thanks, .sorry, .who, .play, .check, .yes, .no, .name:
      if let open = session.open { talk.chat(about: meaning, at: open, in: &context) }
    }
    return .stay
  }

  /// Keeps in mind that another level was wished for; where there is none, does something else.
  private mutating func wish(
    _ advice: LevelAdvice, or other: Meaning, in context: inout SceneContext
  ) {
    let level = session.options.difficulty
    let isFixed = context.player.choice.fixedKeys.contains(.difficulty)
    guard !isFixed, let wished = advice.wishedLevel(instead: level) else {
      _ = perform(other, in: &context)
      return
    }
    talk.wishedLevel = wished
    if let open = session.open { talk.say(Reply("level"), at: open, in: &context) }
  }

  /// Asks whether to stop: a word typed by mistake ends nothing.
  private mutating func askToStop(in context: inout SceneContext) {
    talk.asked = .stop
    talk.offered = .whetherToStop
    context.ask(context.texts(.stopAsk), offering: .whetherToStop, enter: .resume)
  }

  /// Leaves the open question with its answer.
  mutating func skip(in context: inout SceneContext) -> SceneOutcome {
    guard !isPaused, let attempt = session.skip(at: context.now) else { return .stay }
    let question = attempt.question
    context.request(.clearLine)
    events += context.record(attempt)
    _ = questions.observe(attempt)
    praise.endStreak()
    context.say(
      .answerSkipped,
      ["question": question.description, "answer": String(question.answer)])
    return goOn(in: &context)
  }
}
