import Basics
import Content
import Quiz
import Screen

extension PracticeScene {
  /// Takes a line: an answer, words, or the answer to what Robo has asked back.
  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    guard var reading = reading(of: typed) else { return .stay }
    if answersWish(in: typed, reading, in: &context) || takesBackWish(typed, in: &context)
      || answersLeaving(typed, in: &context)
    {
      return .stay
    }
    if !talk.choices.isEmpty, let place = TypedReader().ordinal(in: typed, of: talk.choices.count),
      talk.choices.indices.contains(place - 1)
    {
      reading = .answer(talk.choices[place - 1])
    }
    // Who has just heard a joke and wants another one does not want another question.
    if talk.latest == .joke, TypedReader().asksForMore(typed) { reading = .says(.joke) }
    let asked = talk.asked
    talk.begin(with: reading, saying: typed)
    endAsking(at: context.now)
    let tellsMore = asked == nil && talk.tellsMore(reading)
    if reading == .says(.distress) || tellsMore {
      context.hear(typed)
      return .go(PausedScene(caringFor: self, again: tellsMore, in: &context))
    }
    if noteOther(in: typed, reading, in: &context) { return .stay }
    if let outcome = answer(asked, with: reading, typed, in: &context) { return outcome }
    return meetNeed(besides: reading, typed, in: &context) ?? take(reading, typed, in: &context)
  }

  /// What a line says at the open question; nil where none is open.
  func reading(of typed: String) -> TypedReading? {
    session.open.map {
      TypedReader().read(typed, at: $0.asked, hasAskedBack: talk.hasAskedNumber)
    }
  }

  func offers(in context: SceneContext) -> [Offer] { talk.offered }

  func litOffer(in context: SceneContext) -> Offer? { talk.asked?.chosenByEnter }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    let asked = talk.asked
    endAsking(at: context.now)
    switch offer {
    case .stop: return stop(in: &context)
    case .yes: if let asked { return affirm(asked, in: &context) }
    case .tip: return perform(.tip, in: &context)
    case .skip: return perform(.skip, in: &context)
    case .pause: return perform(.pause, in: &context)
    case .resume, .no, .again, .garden, .times, .answers, .settings, .bye, .start, .change, .later,
      .tryFirst, .goal, .pick, .justPlay, .table, .minutes:
      goOn(after: asked, in: &context)
    }
    return .stay
  }

  /// What Robo has asked back is over; the clock stood while that was whether to stop.
  mutating func endAsking(at now: Instant) {
    talk.endAsking()
    session.resume(.stopping, at: now)
  }

  /// Takes the line as the answer to what Robo has asked back; nil where it is read anew.
  private mutating func answer(
    _ asked: SmallTalk.Asked?, with reading: TypedReading, _ typed: String,
    in context: inout SceneContext
  ) -> SceneOutcome? {
    guard let asked else { return nil }
    let stays =
      asked == .stop
      && [.wordsStay, .wordsStopNot].contains { context.vocabulary.means(typed, anyOf: $0) }
    let isYes = context.vocabulary.means(typed, .yes) || reading == .says(.yes)
    let isUnclear = asked == .stop && TypedReader().asksBack(typed)
    if !stays, !isUnclear, isYes || asked == .stop && reading == .says(.stop) {
      context.hear(typed)
      return affirm(asked, in: &context)
    }
    if !stays, asked == .stop,
      let words = (isUnclear ? .says(.kept) : reading).repliedAtStop(in: context.texts)
    {
      context.hear(typed)
      context.say(words)
      askToStop(in: &context)
      return .stay
    }
    if asked.chosenByEnter == .yes, reading == .empty { return affirm(asked, in: &context) }
    guard [.empty, .says(.no), .says(.goOn), .says(.mistake)].contains(reading) || stays else {
      return nil
    }
    if reading != .empty { context.hear(typed) }
    goOn(after: asked, in: &context)
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
    case .joined, .which, .not, .echo, .work, .calculation, .offEquation, .big, .part, .unsure,
      .digits, .signs,
      .unknown:
      break
    }
    context.hear(typed)
    guard let open = session.open else { return .stay }
    if open.isRevealed, let number = reading.otherNumber(than: open.question.answer) {
      sayCheck(of: open, against: number, in: &context)
    } else {
      talk.reply(to: reading, at: open, in: &context)
    }
    return .stay
  }

  /// Says why the answer that is shown is right, to a number that is another one; to the next ones
  /// only what to type, and once that it can be skipped.
  mutating func sayCheck(
    of open: OpenQuestion, against number: String, in context: inout SceneContext
  ) {
    switch talk.countCheck() {
    case 0:
      talk.say(Reply(checking: open, against: number, in: context.texts), at: open, in: &context)
    case Self.checksBeforeSkip: talk.say(Reply("claim.skip"), at: open, in: &context)
    default: askOnceMore(in: &context)
    }
  }

  private static let checksBeforeSkip = 2

  /// Goes on with the open question after Robo has asked something back.
  mutating func goOn(after asked: SmallTalk.Asked?, in context: inout SceneContext) {
    if asked == .stop, context.takesBackStopQuestion() { return }
    askOnceMore(in: &context)
  }

  /// Asks the open question once more, as it stands.
  func askOnceMore(in context: inout SceneContext) {
    if let open = session.open { context.say(context.voice.question(asItStands: open)) }
  }
}

extension PracticeScene {
  /// Does what a word says, or says a word back.
  mutating func perform(_ meaning: Meaning, in context: inout SceneContext) -> SceneOutcome {
    switch meaning {
    case .tip, .hard, .sad: askForHint(after: meaning, in: &context)
    case .skip: return skip(in: &context)
    case .pause: return .go(PausedScene(self, in: &context))
    case .need:
      context.say(context.texts.text(key: "reply.need"))
      return .go(PausedScene(self, in: &context))
    case .time: sayTimeLeft(in: &context)
    case .stop: askToStop(in: &context)
    case .goOn: askOnceMore(in: &context)
    case .easier: wish(for: .easier, in: &context)
    case .harder: wish(for: .harder, in: &context)
    case .mistake where talk.takeBackWish(): say(Reply("unwish.all"), in: &context)
    case .check where isMissed, .checked where isMissed: say(Reply("check.missed"), in: &context)
    case .checked where wasRight: say(Reply("check.right"), in: &context)
    case .score:
      say(Reply(telling: session.score.foundAtOnce + session.score.mended), in: &context)
    case .goal: say(Reply(telling: news.goal, in: context.texts), in: &context)
    default:
      if meaning == .slow { context.player.wantsSlower = true }
      if let open = session.open { talk.chat(about: meaning, at: open, in: &context) }
    }
    return .stay
  }

  /// Whether the latest answer to the open question was a miss.
  private var isMissed: Bool {
    session.open.map { $0.misses > 0 && !$0.isRevealed } ?? false
  }

  /// Whether the question before was found, and nothing is tried at this one yet.
  private var wasRight: Bool {
    session.open?.misses == 0 && session.attempts.last?.outcome == .right
  }

  private func say(_ reply: Reply, in context: inout SceneContext) {
    if let open = session.open { talk.say(reply, at: open, in: &context) }
  }

  private func sayTimeLeft(in context: inout SceneContext) {
    guard session.isTimed else { return context.notice(.clockNone) }
    let left = context.voice.words(for: session.remaining(at: context.now))
    context.notice(.clockLeft, ["time": left])
  }

  /// Asks whether to stop: a word typed by mistake ends nothing, and nobody loses time over it.
  mutating func askToStop(in context: inout SceneContext) {
    talk.ask(.stop)
    session.pause(.stopping, at: context.now)
    context.ask(
      context.texts(.stopAsk), offering: talk.offered, enter: .resume, isAsking: true)
  }

  /// Leaves the open question with its answer.
  mutating func skip(in context: inout SceneContext) -> SceneOutcome {
    guard let attempt = session.skip(at: context.now) else { return .stay }
    context.request(.clearLine)
    keep(attempt, in: &context)
    praise.endStreak()
    context.say(.answerSkipped, context.voice.values(of: attempt.asked))
    return goOn(in: &context)
  }
}

extension TypedReading {
  /// What is replied where it neither answers whether to stop nor does anything else; nil else.
  fileprivate func repliedAtStop(in texts: Texts) -> String? {
    switch self {
    case .says(.kept): Reply("kept").text(in: texts)
    case .unknown: texts(.wordsUnknown)
    case .answer, .joined, .which, .not, .echo, .work, .calculation, .step, .offEquation, .big,
      .part, .says, .unsure, .signs, .digits, .empty:
      nil
    }
  }

  /// The number that is said in it, where that is another one than the answer.
  fileprivate func otherNumber(than answer: Int) -> String? {
    switch self {
    case .joined(let number) where number != String(answer): number
    case .answer, .joined, .not, .which, .echo, .work, .calculation, .step, .offEquation, .big,
      .part,
      .says, .unsure,
      .digits, .signs, .unknown, .empty:
      nil
    }
  }
}
