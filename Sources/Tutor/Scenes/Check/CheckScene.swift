import Basics
import Content
import Quiz
import Screen

/// A check of the tables: offered, then running.
struct CheckScene: Scene {
  /// A check that runs.
  struct Run: Sendable {
    /// The check, or before it what is tried out.
    var check: TablesCheck
    /// What counts.
    let questions: [Question]
    /// Whether it is tried out, so that nothing counts yet.
    var isTrial: Bool
    let generator: SeededGenerator
    /// Robo has asked whether to stop.
    var isStopAsked = false
    /// When the clock was last looked at.
    var lastLook: Instant
    var keypad = DigitKeypad()
  }

  /// A check that waits for the child.
  private struct Offered {
    let count: Int
    let mix: TableMix
    /// Whether some questions come before, to try it out: the first time.
    let hasTrial: Bool

    /// What can be answered.
    var offers: [Offer] { hasTrial ? [.tryFirst, .start, .bye] : [.start, .bye] }

    /// What Enter alone chooses.
    var first: Offer { hasTrial ? .tryFirst : .start }

    /// What was typed instead of a word that is offered: yes, or what says no to trying it out.
    func offer(chosenBy typed: String, in vocabulary: ChatVocabulary) -> Offer? {
      if typed.isEmpty || vocabulary.means(typed, .start) { return first }
      if let offer = Int(typed.trimmed).flatMap({ offers[numbered: $0] }) { return offer }
      let isNo =
        vocabulary.means(typed, .no)
        || [.skip, .no].contains(TypedReader().meaning(of: typed))
      return isNo && hasTrial ? .start : nil
    }
  }

  /// What the check is doing.
  private enum State {
    /// Robo waits to begin a check of so many questions.
    case offered(Offered)
    case running(Run)
  }

  private var state: State

  /// The check that runs; nil while Robo waits to begin.
  var run: Run? {
    if case .running(let run) = state { run } else { nil }
  }

  /// Explains the check of so many questions, and waits until the child is ready.
  init(offering count: Int, _ mix: TableMix, in context: inout SceneContext) {
    let isFirst = context.lastSummary == nil
    let offered = Offered(count: count, mix: mix, hasTrial: isFirst)
    state = .offered(offered)
    let questions = context.texts.count(count, of: .questions)
    let hello =
      isFirst
      ? context.texts(.checkHello) : context.texts(.checkAgain, ["questions": questions])
    let rules = isFirst ? Self.rules(of: questions, in: context).map(Block.text) : []
    if isFirst, context.voice.form == .screen {
      // Above long rules the picture gives way, not the question.
      context.show(MoodPortrait(MoodOccasion.welcome.mood, [.heading(hello)]))
      context.say(rules)
    } else {
      context.say([.text(hello)] + rules)
    }
    Self.sayReady(offered, in: &context)
  }

  /// How many questions there are, how long for an answer, and what happens then; line by line, nobody
  /// knows what is typed before Enter.
  private static func rules(of questions: String, in context: SceneContext) -> [String] {
    let texts = context.texts
    let answer = Int(TablesCheck.answerTime / .seconds(1))
    let pause = Int(TablesCheck.pauseTime / .seconds(1))
    let times = texts(
      .checkRules,
      [
        "questions": questions, "answer": texts.count(answer, of: .seconds),
        "pause": texts.count(pause, of: .seconds),
      ])
    return [times, texts(context.voice.form == .screen ? .checkLine : .checkKeys)]
  }

  private static func sayReady(_ offered: Offered, in context: inout SceneContext) {
    let texts = context.texts
    let trial = texts(.checkTrial, ["n": String(TablesCheck.trialCount)])
    context.ask(
      offered.hasTrial ? trial : texts(.checkReady), offering: offered.offers,
      enter: offered.first)
  }

  func offers(in context: SceneContext) -> [Offer] {
    switch state {
    case .offered(let offered): offered.offers
    case .running(let run): run.isStopAsked ? .whetherToStop : []
    }
  }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    switch state {
    case .offered(let offered):
      guard offer != .bye else { return .leave }
      state = .running(
        Run(offered.count, offered.mix, trying: offer == .tryFirst, in: &context))
      return .stay
    case .running(var run):
      defer { state = .running(run) }
      return run.choose(offer, in: &context)
    }
  }

  var openQuestion: Question? { run?.check.open }
  var isAsking: Bool { run != nil }
  /// The time of an open question cannot wait.
  var takesPages: Bool { run == nil }
  /// Whether there is nothing to answer with a number.
  var hasPause: Bool { run.map { $0.check.open == nil } ?? false }
  var isResting: Bool { hasPause && run?.isStopAsked == false }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {}

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    switch state {
    case .offered(let offered):
      return answer(offered, typed, in: &context)
    case .running(var run):
      defer { state = .running(run) }
      return run.answer(typed, in: &context)
    }
  }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    guard key == .escape else { return .stay }
    guard case .running(var run) = state else {
      context.say(.byeHow)
      return .stay
    }
    defer { state = .running(run) }
    if run.isStopAsked { return run.choose(.resume, in: &context) }
    run.askToStop(in: &context)
    return .stay
  }

  mutating func stop(in context: inout SceneContext) -> SceneOutcome {
    run.map { $0.finish(.stopped, in: &context) } ?? .leave
  }

  /// Words typed while Robo waits to begin the check.
  private mutating func answer(
    _ offered: Offered, _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    if !typed.isEmpty { context.hear(typed) }
    if let offer = offered.offer(chosenBy: typed, in: context.vocabulary) {
      return choose(offer, in: &context)
    }
    let commands = ChatCommands(for: context.purpose)
    if offered.hasTrial, context.vocabulary.means(typed, anyOf: .wordsStay) {
      // It refuses to try, or to be checked at all: nothing begins, and nobody leaves.
      context.say(context.texts.text(key: "greeting.skip"))
    } else if !context.answerKindly(typed) {
      if let outcome = commands.perform(typed, in: &context) { return outcome }
      context.say(.wordsUnknown)
    }
    Self.sayReady(offered, in: &context)
    return .stay
  }

  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome {
    guard case .running(var run) = state else { return .stay }
    defer { state = .running(run) }
    return run.advance(in: &context)
  }

  /// A key of the keypad was tapped: it lights up.
  mutating func light(_ key: KeypadKey, at now: Instant) {
    guard case .running(var run) = state else { return }
    run.keypad.light(key, at: now)
    state = .running(run)
  }
}
