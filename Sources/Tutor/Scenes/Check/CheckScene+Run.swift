import Basics
import Content
import Quiz
import Screen

extension CheckScene.Run {
  /// Begins a check of so many questions, with some to try before that.
  init(_ count: Int, _ mix: TableMix, trying isTrial: Bool, in context: inout SceneContext) {
    context.chat.hurry()
    context.say(isTrial ? .checkTryStart : .checkStart)
    var generator = context.beginSession(PracticeOptions(forCheckOf: count))
    questions = mix.questions(count, using: &generator)
    let first = isTrial ? TablesCheck.trials(using: &generator) : questions
    check = TablesCheck(questions: first, startingAt: context.chat.lastAppearance)
    self.isTrial = isTrial
    self.generator = generator
    lastLook = context.now
  }

  /// What counts of the answers.
  private var attempts: [Attempt] { isTrial ? [] : check.attempts }

  /// What was tried is over: now it counts.
  private mutating func beginToCount(in context: inout SceneContext) {
    isTrial = false
    context.say(.checkCounts, ["questions": context.texts.count(questions.count, of: .questions)])
    check = TablesCheck(questions: questions, startingAt: context.chat.lastAppearance)
  }

  /// Why a check ends.
  enum Ending {
    case done, stopped
  }

  /// The answer to whether to stop.
  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    isStopAsked = false
    if offer == .stop { return finish(.stopped, in: &context) }
    if !context.takesBackStopQuestion() { askOnceMore(in: &context) }
    return .stay
  }

  /// A line sent while the check runs; in the pause no answer is taken.
  mutating func answer(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    let wasAsked = isStopAsked
    isStopAsked = false
    switch reply(typed, wasAsked: wasAsked, in: context.vocabulary) {
    case .stop where wasAsked:
      context.hear(typed)
      return finish(.stopped, in: &context)
    case .stop:
      context.hear(typed)
      askToStop(in: &context)
    case .skip:
      context.hear(typed)
      context.clearLine()
      beginToCount(in: &context)
    case .care: return care(aboutWhat: typed, in: &context)
    case .goOn:
      if !typed.trimmed.isEmpty { context.hear(typed) }
      if wasAsked { askOnceMore(in: &context) }
    case .answer:
      guard let question = check.open else {
        sayThatNextComes(to: typed, in: &context)
        return .stay
      }
      return submit(typed, to: question, in: &context)
    }
    return .stay
  }

  /// Asks whether to stop; the clock waits for the answer.
  mutating func askToStop(in context: inout SceneContext) {
    context.ask(context.texts(.stopAsk), offering: .whetherToStop, enter: .resume, isAsking: true)
    isStopAsked = true
  }

  /// What a line is that is sent while the check runs.
  private enum Reply {
    case stop, skip, goOn, answer, care
  }

  private func reply(_ typed: String, wasAsked: Bool, in vocabulary: ChatVocabulary) -> Reply {
    let meaning = TypedReader().meaning(of: typed)
    if meaning == .distress { return .care }
    if meaning == .stop || wasAsked && vocabulary.means(typed, .yes) { return .stop }
    if wasAsked, vocabulary.means(typed, .no) { return .goOn }
    if isTrial, meaning == .skip { return .skip }
    return typed.trimmed.isEmpty ? .goOn : .answer
  }

  /// Ends the check without a word about its answers: something else matters now.
  private func care(aboutWhat typed: String, in context: inout SceneContext) -> SceneOutcome {
    context.hear(typed)
    context.sayCare()
    context.endSession(SessionSummary(attempts: attempts), after: generator)
    return .go(AfterScene())
  }

  /// Between two questions no line is an answer; none is lost without a word.
  private func sayThatNextComes(to typed: String, in context: inout SceneContext) {
    context.hear(typed)
    context.notice(.checkComposerRest)
  }

  private mutating func submit(
    _ typed: String, to question: Question, in context: inout SceneContext
  ) -> SceneOutcome {
    context.hear(typed)
    let reading = TypedReader().read(typed, at: AskedQuestion(question))
    guard case .answer(let number) = reading,
      let attempt = check.submit(number, at: context.now)
    else {
      askOnceMore(after: reading.isWord ? .checkUnsure : .answerUnreadable, in: &context)
      return .stay
    }
    if !isTrial { context.record(attempt) }
    return finishIfDone(in: &context)
  }

  /// Shows the open question once more, at once: its time runs.
  private func askOnceMore(after phrase: Phrase? = nil, in context: inout SceneContext) {
    guard let question = check.open else { return }
    let texts = context.texts
    let said = phrase.map { [Block.text(texts($0))] } ?? []
    let asked = texts(.checkQuestion, ["question": question.description])
    context.chat.sayAtOnce(said + [.heading(asked)])
  }

  /// Lets the time open the next question or end the open one.
  mutating func advance(in context: inout SceneContext) -> SceneOutcome {
    if isStopAsked { check.wait(for: lastLook.duration(to: context.now)) }
    lastLook = context.now
    let typed = check.open.map { unsent(context.line.text, at: $0) } ?? ""
    for moment in check.advance(to: context.now, typed: typed) {
      take(moment, in: &context)
    }
    return finishIfDone(in: &context)
  }

  /// The answer that was typed and not sent; a stray letter does not spoil it.
  private func unsent(_ typed: String, at question: Question) -> String {
    guard case .answer(let number) = TypedReader().read(typed, at: AskedQuestion(question)) else {
      return typed.filter(\.isNumber)
    }
    return number
  }

  private mutating func take(_ moment: TablesCheck.Moment, in context: inout SceneContext) {
    switch moment {
    case .question(let question, let number): show(question, number, in: &context)
    case .timeOver(let attempt):
      if !isTrial { context.record(attempt) }
      if attempt.typed.isEmpty { context.notice(.checkNext) } else { context.hear(attempt.typed) }
      clearAnswer(in: &context)
    }
  }

  /// Empties the line, whose question is over; only who is asking to stop goes on with that.
  private func clearAnswer(in context: inout SceneContext) {
    guard !TypedReader().beginsToStop(context.line.text) else { return }
    context.clearLine()
    context.line = TypedLine()
  }

  /// A question shows at once: its time runs.
  private mutating func show(
    _ question: Question, _ number: Int, in context: inout SceneContext
  ) {
    let texts = context.texts
    // Who has answered nothing to that goes on.
    isStopAsked = false
    clearAnswer(in: &context)
    let index = texts(
      isTrial ? .checkTry : .checkNumber,
      ["n": String(number), "all": String(check.questions.count)])
    let asked = texts(.checkQuestion, ["question": question.description])
    context.chat.sayAtOnce([.secondary(index), .heading(asked)])
  }

  private mutating func finishIfDone(in context: inout SceneContext) -> SceneOutcome {
    guard check.phase == .finished else { return .stay }
    guard isTrial else { return finish(.done, in: &context) }
    beginToCount(in: &context)
    return .stay
  }

  /// Ends the check: keeps its result, shows it, and asks what comes next.
  func finish(_ ending: Ending, in context: inout SceneContext) -> SceneOutcome {
    var next = AfterScene()
    next.tooLateUntil = context.now.advanced(by: AfterScene.answeringTime)
    context.clearLine()
    context.endSession(SessionSummary(attempts: attempts), after: generator)
    if attempts.isEmpty {
      context.say(.summaryNothing)
    } else {
      context.say(ending == .done ? .checkDone : .summaryStopped)
      let sheet = CheckSheet(
        check, texts: context.texts, isAccessible: context.voice.settings.accessible)
      next.times = showResult(of: sheet, in: &context)
      next.advised = sheet.advised
      if context.voice.isAnimated, sheet.isPerfect {
        next.celebrate(at: context.chat.lastAppearance)
      }
    }
    next.askWhatNext(in: &context)
    return context.meetNextChild(from: .after(next)) ?? .go(next)
  }

  /// Shows how it went, on a screen as a scene of its own with all answers as a page to come; line by
  /// line everything at once.
  private func showResult(of sheet: CheckSheet, in context: inout SceneContext) -> TimeList? {
    context.lastSummary = sheet.blocks
    guard context.voice.form == .screen else {
      context.say(sheet.blocks)
      return nil
    }
    context.show(MoodPortrait(sheet.mood, sheet.beside, opensScreen: true))
    if let next = sheet.nextStep { context.say(next) }
    return sheet.list
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

extension TypedReading {
  /// Whether it says something that is no number: who does not know an answer is told no rule.
  fileprivate var isWord: Bool {
    switch self {
    case .says: true
    case .answer, .joined, .which, .not, .echo, .work, .calculation, .step, .offEquation, .big,
      .part, .unsure, .digits, .signs, .unknown, .empty:
      false
    }
  }
}
