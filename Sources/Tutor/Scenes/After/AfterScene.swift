import Basics
import Content
import Quiz
import Screen

/// After a practice or a check: words and calculations are answered, until something new begins.
struct AfterScene: UntimedScene {
  /// What falls over the prize.
  private(set) var confetti: StepwiseMotion?
  /// The level that Robo has suggested and that waits for an answer.
  private var suggestion: LevelSuggestion?
  var suggestedLevel: Difficulty? { suggestion?.level }
  /// The time of each question, where it is a page of its own.
  var times: TimeList?
  /// The top line after a practice, with its score.
  var header: ChatHeader?
  private var isPractice: Bool { header != nil }
  /// Whether an answer that came too late was told so: once is enough.
  private var hasSaidTooLate = false
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
    guard suggestedLevel == nil else { return [.yes, .no] }
    let first = (stopped == nil ? [] : [Offer.resume]) + advisedTable(in: context)
    let pages = (hasGarden(in: context) ? [Offer.garden] : []) + (times.map { [$0.offer] } ?? [])
    return first + [.again] + pages + [.settings, .bye]
  }

  /// Whether something was practised now or before, so that there is a garden to see.
  private func hasGarden(in context: SceneContext) -> Bool {
    isPractice || context.purpose == .practice && !context.player.past.isEmpty
  }

  /// Asks what comes next.
  func askWhatNext(in context: inout SceneContext) {
    context.ask(context.texts(.summaryNext), offering: offers(in: context))
  }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    switch offer {
    case .again: return ChatCommands.perform(.again, in: &context)
    case .settings: return ChatCommands.perform(.settings, in: &context)
    case .bye: return .leave
    case .times, .answers: if let times { return .openTimes(times) }
    case .yes, .no: answerSuggestion(offer == .yes, in: &context)
    case .resume: return resume(in: &context)
    case .table: return practiseWhatIsAdvised(in: &context)
    case .garden: return .openGarden
    case .start, .change, .skip, .later, .tryFirst, .goal, .pick, .justPlay, .stop, .tip, .pause:
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
      answerSuggestion(answer, in: &context)
      return .stay
    }
    let isNamed = [Offer.times, .goal].contains { $0.isChosen(by: typed, in: context.voice) }
    if !isNamed, !TypedReader().isFeelingOfHardness(typed),
      let outcome = context.grantWish(in: typed)
    {
      return outcome
    }
    if context.voice.form == .screen, let page = ChatCommands.pages.perform(typed, in: &context) {
      return page
    }
    context.hear(typed)
    let goesOn =
      context.vocabulary.means(typed, .resume)
      || [.goOn, .mistake].contains(context.meaning(of: typed))
    if stopped != nil, goesOn, !context.vocabulary.means(typed, .again) {
      return resume(in: &context)
    }
    // While a level is suggested it is no chip.
    if Offer.times.isChosen(by: typed, in: context.voice) {
      if let times { return .openTimes(times) }
      sayHowItWent(in: &context)
      return .stay
    }
    if isPractice, Offer.goal.isChosen(by: typed, in: context.voice) {
      return pickGoal(in: &context)
    }
    if suggestsLevel(named: typed, in: &context) { return .stay }
    if let outcome = context.answerUnclearMinutes(typed) { return outcome }
    if isTooLate(typed, in: context) {
      answerTooLate(in: &context)
      return .stay
    }
    let commands = ChatCommands(for: context.purpose)
    if let outcome = commands.perform(typed, in: &context) { return outcome }
    if !context.answerKindly(typed) { context.answerCalculation(typed) }
    // What was said between is no answer to what was asked.
    if let suggestion { ask(suggestion, in: &context) }
    return .stay
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
    if suggestedLevel == nil { context.say(.byeHow) } else { answerSuggestion(false, in: &context) }
    return .stay
  }

  /// Whether it is a number alone: an answer for which the time is over.
  private func isTooLate(_ typed: String, in context: SceneContext) -> Bool {
    times != nil && stopped == nil && context.voice.form == .screen
      && typed.trimmed.allSatisfy(\.isWholeNumber)
  }

  private mutating func answerTooLate(in context: inout SceneContext) {
    if hasSaidTooLate { return askWhatNext(in: &context) }
    hasSaidTooLate = true
    context.notice(ofTime: .clockOver)
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

extension AfterScene {
  /// Suggests the level that the child has wished for, or one that would suit it better: that
  /// once, and never more.
  mutating func suggestLevel(
    after options: PracticeOptions, hasSkipped: Bool = false, wished: Difficulty? = nil,
    in context: inout SceneContext
  ) {
    let player = context.player
    let better = Self.better(than: options.difficulty, hasSkipped: hasSkipped, for: player)
    guard !player.choice.fixedKeys.contains(.difficulty), let level = wished ?? better else {
      return
    }
    if wished == nil { context.player.hasHeardAdvice = true }
    let isHarder = LevelAdvice.harder.level(after: options.difficulty) == level
    let reason: LevelSuggestion.Reason = wished != nil ? .wished : isHarder ? .harder : .easier
    let suggestion = LevelSuggestion(level: level, reason: reason)
    self.suggestion = suggestion
    ask(suggestion, in: &context)
  }

  private func ask(_ suggestion: LevelSuggestion, in context: inout SceneContext) {
    context.ask(suggestion.question(in: context.texts), offering: offers(in: context))
  }

  /// Asks whether to play a level whose name alone was typed: hard; false where that is the level.
  private mutating func suggestsLevel(
    named typed: String, in context: inout SceneContext
  ) -> Bool {
    let choice = context.player.choice
    guard isPractice, let level = context.vocabulary.difficulty(typed), level != choice.difficulty
    else { return false }
    suggestLevel(after: choice.options, wished: level, in: &context)
    return suggestedLevel != nil
  }

  /// The level that would suit the child better; who has just skipped a question does not know
  /// them all well.
  private static func better(
    than level: Difficulty, hasSkipped: Bool, for player: Player
  ) -> Difficulty? {
    guard !player.hasHeardAdvice else { return nil }
    let better = player.model.suggestedLevel(inPlaceOf: level)
    return hasSkipped && better == LevelAdvice.harder.level(after: level) ? nil : better
  }

  private mutating func answerSuggestion(_ isYes: Bool, in context: inout SceneContext) {
    guard let level = suggestedLevel else { return }
    suggestion = nil
    if isYes { context.choose(level.rawValue, for: .difficulty) }
    let name = context.texts.name(of: context.player.choice.difficulty)
    context.say(isYes ? .levelChanged : .levelKept, ["level": name])
    askWhatNext(in: &context)
  }
}
