import Basics
import Content
import Quiz
import Screen

/// After a practice or a check: words and calculations are answered, until something new begins.
struct AfterScene: UntimedScene {
  /// What falls over the prize.
  private(set) var confetti: StepwiseMotion?
  /// What Robo has suggested and what waits for an answer.
  var suggestion: PracticeSuggestion?
  /// The time of each question, where it is a page of its own.
  var times: TimeList?
  /// The top line after a practice, with its score.
  var header: ChatHeader?
  /// How many were right in a practice, in words.
  var score: String?
  var isPractice: Bool { header != nil }
  /// Until when a number is an answer that came too late, which is said once; nil where it was.
  var tooLateUntil: Instant?
  /// So long after the end somebody may still be answering.
  static let answeringTime = Duration.seconds(10)
  /// The practice that was stopped, with which the child can go on.
  var stopped: PracticeScene?
  /// What a check has shown to be good to practise.
  var advised: AdvisedPractice?

  init() {}

  var remembersLines: Bool { true }
  /// Lets confetti fall from an instant on.
  mutating func celebrate(at instant: Instant) {
    confetti = .confetti(from: instant)
  }

  func offers(in context: SceneContext) -> [Offer] {
    guard suggestion == nil else { return [.yes, .no] }
    let first = (stopped == nil ? [] : [Offer.resume]) + advisedTable(in: context)
    let pages = (hasGarden(in: context) ? [Offer.garden] : []) + (times.map { [$0.offer] } ?? [])
    return first + [.again] + pages + [.settings, .bye]
  }

  /// Whether something was practised now or before, so that there is a garden to see.
  private func hasGarden(in context: SceneContext) -> Bool {
    isPractice || context.purpose == .practice && !context.player.past.isEmpty
  }

  /// Asks what waits for an answer: what was suggested, or what comes next.
  func askWhatNext(in context: inout SceneContext) {
    // Another child waits, who is asked first.
    guard context.nextChild == nil else { return }
    let question = suggestion?.question(in: context.texts) ?? whatNext(in: context)
    context.ask(question, offering: offers(in: context))
  }

  /// What comes next, and how much time there is left to go on with.
  private func whatNext(in context: SceneContext) -> String {
    guard let session = stopped?.session, session.isTimed else {
      return context.texts(.summaryNext)
    }
    let left = context.voice.words(for: session.remaining(at: context.now))
    return context.texts(.summaryNextLeft, ["time": left])
  }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    switch offer {
    case .again: return ChatCommands.perform(.again, in: &context)
    case .settings: return ChatCommands.perform(.settings, in: &context)
    case .bye: return .leave
    case .times, .answers: if let times { return .openTimes(times) }
    case .yes, .no: return answerSuggestion(offer == .yes, in: &context)
    case .resume: return resume(in: &context)
    case .table: return practiseWhatIsAdvised(in: &context)
    case .garden: return .openGarden
    case .start, .change, .skip, .later, .tryFirst, .goal, .pick, .justPlay, .stop, .tip, .pause,
      .minutes:
      break
    }
    return .stay
  }

  /// The table that is good to practise, unless what is asked is fixed.
  private func advisedTable(in context: SceneContext) -> [Offer] {
    guard !context.player.choice.fixedKeys.contains(.operations) else { return [] }
    return advised.map { [.table($0.table)] } ?? []
  }

  private func practiseWhatIsAdvised(in context: inout SceneContext) -> SceneOutcome {
    guard let advised else { return .stay }
    return context.practise(advised)
  }

  /// Goes on with the practice that was stopped.
  private func resume(in context: inout SceneContext) -> SceneOutcome {
    guard var practice = stopped else { return .stay }
    practice.resume(in: &context)
    return .go(practice)
  }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    guard !typed.allSatisfy(\.isWhitespace) else { return .stay }
    if let answer = suggestion?.answer(in: typed, context) {
      context.hear(typed)
      return answerSuggestion(answer, in: &context)
    }
    let first =
      grantWish(in: typed, in: &context) ?? sayScore(typed, in: &context)
      ?? openPage(typed, in: &context) ?? openTimes(typed, in: context)
    if let first { return first }
    context.hear(typed)
    let outcome =
      context.meetOther(in: typed, from: .after(self)) ?? goOn(typed, in: &context) ?? openList(
        typed, in: &context)
      ?? takeLevel(named: typed, in: &context) ?? context.answerUnclearMinutes(typed)
      ?? answerTooLate(typed, in: &context)
      ?? ChatCommands(for: context.purpose).perform(typed, in: &context)
    if let outcome { return outcome }
    if !context.answerKindly(typed) { context.answerCalculation(typed) }
    // What was said between is no answer to what was asked.
    if suggestion != nil { askWhatNext(in: &context) }
    return .stay
  }

  /// Begins what a line wishes for, where it is neither the name of a list nor a feeling.
  private func grantWish(in typed: String, in context: inout SceneContext) -> SceneOutcome? {
    let isNamed = [Offer.times, .goal].contains { $0.isChosen(by: typed, in: context.voice) }
    guard !isNamed, !TypedReader().isFeelingOfHardness(typed) else { return nil }
    // Yes, but 5 minutes, or 5 minutes alone: the rest of what was wished for stays; a level that
    // Robo suggests waits for a yes of its own.
    if let suggestion, suggestion.reason == .wished,
      var wish = TypedReader().wish(in: typed), !wish.declines,
      wish.begins || wish.minutes != nil
    {
      wish.level = wish.level(instead: suggestion.wish.level ?? context.player.choice.difficulty)
      return context.grant(suggestion.wish.updated(by: wish), saidIn: typed)
    }
    return context.grantWish(in: typed)
  }

  /// Says how many were right in the practice, where a line asks for it: the report is for parents.
  private func sayScore(_ typed: String, in context: inout SceneContext) -> SceneOutcome? {
    guard let score, context.meaning(of: typed) == .score else { return nil }
    context.hear(typed)
    context.say(score)
    return .stay
  }

  private func openPage(_ typed: String, in context: inout SceneContext) -> SceneOutcome? {
    guard context.voice.form == .screen else { return nil }
    return ChatCommands.pages.perform(typed, in: &context)
  }

  /// Goes on with the practice that was stopped, where a line says so.
  private func goOn(_ typed: String, in context: inout SceneContext) -> SceneOutcome? {
    let vocabulary = context.vocabulary
    guard stopped != nil, !vocabulary.means(typed, .again) else { return nil }
    let meanings: [Meaning?] = suggestion == nil ? [.goOn, .mistake] : [.goOn]
    let goesOn =
      vocabulary.means(typed, .resume) || meanings.contains(context.meaning(of: typed))
    return goesOn ? resume(in: &context) : nil
  }

  /// Opens the page of the times, which is no chip while something is suggested; as to a tap on one, no
  /// word stands for it, to which nobody would answer.
  private func openTimes(_ typed: String, in context: SceneContext) -> SceneOutcome? {
    guard context.voice.form == .screen, Offer.times.isChosen(by: typed, in: context.voice)
    else { return nil }
    return times.map(SceneOutcome.openTimes)
  }

  /// Lists the times or the goals.
  private func openList(_ typed: String, in context: inout SceneContext) -> SceneOutcome? {
    if Offer.times.isChosen(by: typed, in: context.voice) {
      if let times { return .openTimes(times) }
      sayHowItWent(in: &context)
      return .stay
    }
    guard isPractice, Offer.goal.isChosen(by: typed, in: context.voice) else { return nil }
    return pickGoal(in: &context)
  }

  /// Says again how a check went that has no page for it; that there are no times else.
  private func sayHowItWent(in context: inout SceneContext) {
    guard !isPractice, let summary = context.lastSummary else {
      return context.say(.summaryTimesNone)
    }
    context.say(summary)
  }

  /// Asks for a goal, or says that there is none to pick, as on the first day.
  private func pickGoal(in context: inout SceneContext) -> SceneOutcome {
    if let scene = GoalScene(askingIn: &context, after: self) { return .go(scene) }
    context.say(.goalNone)
    return .stay
  }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    guard key == .escape else { return .stay }
    guard suggestion == nil else { return answerSuggestion(false, in: &context) }
    context.say(.byeHow)
    return .stay
  }

  /// Says that the time is over to a number alone, which is an answer that came too late.
  private mutating func answerTooLate(
    _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome? {
    guard times != nil, stopped == nil, context.voice.form == .screen,
      typed.trimmed.allSatisfy(\.isWholeNumber)
    else { return nil }
    if let end = tooLateUntil.take(), context.now <= end {
      context.notice(ofTime: .clockOver)
    } else {
      askWhatNext(in: &context)
    }
    return .stay
  }

  func picture(in context: SceneContext) -> ScenePicture {
    ScenePicture(
      header: header ?? .quiet(context), placeholder: context.texts(.composerChips),
      confetti: confetti?.step(at: context.now))
  }

  func nextWake(in context: SceneContext) -> Instant? {
    confetti?.nextStep(after: context.now)
  }
}
