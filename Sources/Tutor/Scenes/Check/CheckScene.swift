import Basics
import Content
import Quiz
import Screen

/// A check of the tables: offered, then running.
struct CheckScene: Scene {
  /// A check that runs.
  struct Run: Sendable {
    var check: TablesCheck
    let generator: SeededGenerator
    /// Robo has asked whether to stop.
    var isStopAsked = false
    var keypad = DigitKeypad()
  }

  /// What the check is doing.
  private enum State {
    /// Robo waits to begin a check of so many questions.
    case offered(Int, TableMix)
    case running(Run)
  }

  private var state: State

  /// The check that runs; nil while Robo waits to begin.
  var run: Run? {
    if case .running(let run) = state { run } else { nil }
  }

  /// Explains the check of so many questions, and waits until the child is ready.
  init(offering count: Int, _ mix: TableMix, in context: inout SceneContext) {
    state = .offered(count, mix)
    let questions = context.texts.count(count, of: .questions)
    if context.lastSummary == nil {
      context.say(.checkHello, ["questions": questions])
      Self.explain(in: &context)
    } else {
      context.say(.checkAgain, ["questions": questions])
      Self.sayReady(in: &context)
    }
  }

  private static func explain(in context: inout SceneContext) {
    let texts = context.texts
    let answer = Int(TablesCheck.answerTime / .seconds(1))
    let pause = Int(TablesCheck.pauseTime / .seconds(1))
    context.say(
      .checkRules,
      ["answer": texts.count(answer, of: .seconds), "pause": texts.count(pause, of: .seconds)])
    // Line by line, nobody knows what is typed before Enter.
    let keys = context.voice.form == .screen ? [Phrase.checkKeys, .checkLine] : [.checkKeys]
    context.say(keys.map { .text(texts($0)) })
    sayReady(in: &context)
  }

  /// What can be answered while Robo waits to begin.
  private static let offers: [Offer] = [.start, .bye]

  private static func sayReady(in context: inout SceneContext) {
    context.ask(context.texts(.checkReady), offering: offers, enter: .start)
  }

  func offers(in context: SceneContext) -> [Offer] {
    guard let run else { return Self.offers }
    return run.isStopAsked ? .whetherToStop : []
  }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    switch state {
    case .offered(let count, let mix):
      guard offer == .start else { return .leave }
      state = .running(Self.begin(count, mix, in: &context))
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
  var isResting: Bool { run.map { $0.check.open == nil } ?? false }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {}

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    switch state {
    case .offered(let count, let mix):
      return answerOffer(of: count, mix, typed, in: &context)
    case .running(var run):
      defer { state = .running(run) }
      return run.answer(typed, in: &context)
    }
  }

  mutating func stop(in context: inout SceneContext) -> SceneOutcome {
    run.map { $0.finish(.stopped, in: &context) } ?? .leave
  }

  /// Words typed while Robo waits to begin the check.
  private mutating func answerOffer(
    of count: Int, _ mix: TableMix, _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    let vocabulary = context.vocabulary
    if !typed.isEmpty { context.hear(typed) }
    if typed.isEmpty || vocabulary.means(typed, .start) {
      state = .running(Self.begin(count, mix, in: &context))
      return .stay
    }
    let commands = ChatCommands(for: context.purpose)
    if !context.answerKindly(typed), let outcome = commands.perform(typed, in: &context) {
      return outcome
    }
    Self.sayReady(in: &context)
    return .stay
  }

  private static func begin(
    _ count: Int, _ mix: TableMix, in context: inout SceneContext
  ) -> Run {
    context.chat.hurry()
    context.say(.checkStart)
    var generator = context.beginSession(PracticeOptions(forCheckOf: count))
    let questions = mix.questions(count, using: &generator)
    let check = TablesCheck(questions: questions, startingAt: context.chat.lastAppearance)
    return Run(check: check, generator: generator)
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

extension PracticeOptions {
  /// How a check is kept among the sessions: the whole tables, and as long as it can take.
  fileprivate init(forCheckOf questions: Int) {
    let longest = (TablesCheck.answerTime + TablesCheck.pauseTime) * questions
    self.init(
      minutes: Int((longest / .seconds(60)).rounded(.up)), difficulty: .hard,
      operations: [.multiply], kind: .check)
  }
}
