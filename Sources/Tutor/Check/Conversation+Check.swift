import Basics
import Content
import Quiz
import Screen

extension Conversation {
  /// Explains the check, and waits until the child is ready.
  mutating func offerCheck(questions count: Int) {
    let questions = texts.count(count, of: .questions)
    guard lastSummary == nil else {
      return offerCheck([.text(texts(.checkAgain, ["questions": questions]))])
    }
    let times = [
      "answer": texts.count(Int(TablesCheck.answerTime / .seconds(1)), of: .seconds),
      "pause": texts.count(Int(TablesCheck.pauseTime / .seconds(1)), of: .seconds),
    ]
    say(texts(.checkHello, ["questions": questions]))
    say(texts(.checkRules, times))
    // Line by line, nobody knows what is typed before Enter.
    let keys = setup.form == .screen ? [Phrase.checkKeys, .checkLine] : [.checkKeys]
    offerCheck([.text(texts(.checkReady))] + keys.map { .secondary(texts($0)) })
  }

  private mutating func offerCheck(_ blocks: [Block]) {
    stage = .offeringCheck
    say(blocks)
  }

  /// Words typed while Robo waits to begin the check.
  mutating func answerCheckOffer(_ typed: String) {
    if !typed.isEmpty { hear(typed) }
    if typed.isEmpty || vocabulary.means(typed, .start) {
      startCheck()
    } else if vocabulary.means(typed, .hello) || !answerWord(typed) {
      say(texts(.checkReady))
    }
  }

  /// Begins the check that the conversation was opened for.
  mutating func startCheck() {
    guard case .check(let count, let mix) = setup.purpose else { return }
    hurry()
    say(texts(.checkStart))
    beginSession(PracticeOptions(forCheckOf: count))
    let questions = mix.questions(count, using: &generator)
    let check = TablesCheck(questions: questions, startingAt: lastAppearance)
    self.check = check
    stage = .checking
    isStopAsked = false
    confettiStart = nil
  }

  /// Lets the time open the next question or end the open one.
  mutating func advanceCheck() {
    let moments = check?.advance(to: now, typed: line.text) ?? []
    for moment in moments { take(moment) }
    finishCheckIfDone()
  }

  private mutating func take(_ moment: TablesCheck.Moment) {
    switch moment {
    case .question(let question, let number): show(question, number)
    case .timeOver(let attempt):
      effects.append(.record(attempt))
      guard !line.text.isEmpty else { return notice(texts(.checkNext)) }
      hear(attempt.typed)
      line = Line()
      effects.append(.clearLine)
    }
  }

  /// A question shows at once: its time runs.
  private mutating func show(_ question: Question, _ number: Int) {
    if !line.text.isEmpty { effects.append(.clearLine) }
    let count = check?.questions.count ?? number
    let place = texts(.checkNumber, ["n": String(number), "all": String(count)])
    let asked = texts(.checkQuestion, ["question": question.description])
    add(.robot([.secondary(place), .heading(asked)]), appears: now)
  }

  /// A line sent while the check runs; in the pause nothing is taken.
  mutating func answerCheck(_ typed: String) {
    let meansStop = vocabulary.practiceWord(typed) == .stop
    if isStopAsked, meansStop || vocabulary.means(typed, .yes) { return stopCheck() }
    isStopAsked = meansStop
    if meansStop { return askToStop() }
    guard check?.open != nil, !typed.allSatisfy(\.isWhitespace) else { return }
    guard let attempt = check?.submit(typed, at: now) else {
      return notice(texts(.answerUnreadable))
    }
    hear(attempt.typed)
    effects.append(.record(attempt))
    finishCheckIfDone()
  }

  /// Whether a check has its pause, in which nothing can be answered.
  package var isResting: Bool { stage == .checking && check?.open == nil }

  /// When the check goes on by itself, or its bar moves; nil while none runs.
  var nextCheckMoment: Instant? {
    guard stage == .checking, let end = check?.phaseEnd else { return nil }
    guard !isResting, setup.form == .screen, settings.clock != .off, settings.clock != .hidden
    else { return end }
    return min(end, now.advanced(by: isAnimated ? Self.barTime : .seconds(1)))
  }

  /// How often the bar of an open question moves.
  private static let barTime = Duration.milliseconds(200)
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
