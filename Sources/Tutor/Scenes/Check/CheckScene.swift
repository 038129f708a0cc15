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

  private let count: Int
  private let mix: TableMix
  /// The check; nil while Robo waits to begin.
  private(set) var run: Run?

  /// Explains the check of so many questions, and waits until the child is ready.
  init(offering count: Int, _ mix: TableMix, in context: inout SceneContext) {
    self.count = count
    self.mix = mix
    let questions = context.texts.count(count, of: .questions)
    if context.lastSummary == nil {
      context.say(.checkHello, ["questions": questions])
      Self.explain(in: &context)
    } else {
      context.say(.checkAgain, ["questions": questions])
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
    context.say([.text(texts(.checkReady))] + keys.map { .secondary(texts($0)) })
  }

  var openQuestion: Question? { run?.check.open }
  var isAsking: Bool { run != nil }
  var isResting: Bool { run.map { $0.check.open == nil } ?? false }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    run == nil ? answerOffer(typed, in: &context) : answer(typed, in: &context)
  }

  mutating func stop(in context: inout SceneContext) -> SceneOutcome {
    run.map { $0.finish(.stopped, in: &context) } ?? .leave
  }

  /// Words typed while Robo waits to begin the check.
  private mutating func answerOffer(
    _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    let vocabulary = context.vocabulary
    if !typed.isEmpty { context.hear(typed) }
    if typed.isEmpty || vocabulary.means(typed, .start) {
      begin(in: &context)
      return .stay
    }
    let commands = ChatCommands(for: context.purpose)
    if !vocabulary.means(typed, .hello), let outcome = commands.perform(typed, in: &context) {
      return outcome
    }
    context.say(.checkReady)
    return .stay
  }

  private mutating func begin(in context: inout SceneContext) {
    context.chat.hurry()
    context.say(.checkStart)
    var generator = context.beginSession(PracticeOptions(forCheckOf: count))
    let questions = mix.questions(count, using: &generator)
    let check = TablesCheck(questions: questions, startingAt: context.chat.lastAppearance)
    run = Run(check: check, generator: generator)
  }

  /// A key of the keypad was tapped: it lights up.
  mutating func light(_ key: KeypadKey, at now: Instant) {
    run?.keypad.light(key, at: now)
  }

  private mutating func answer(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    guard var run else { return .stay }
    defer { self.run = run }
    return run.answer(typed, in: &context)
  }

  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome {
    guard var run else { return .stay }
    defer { self.run = run }
    return run.advance(in: &context)
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
