import Content
import Quiz
import Screen

extension Conversation {
  /// A line finished with Enter, wherever the conversation is.
  mutating func submit(_ text: String) {
    line = Line()
    switch stage {
    case .offeringSame: answerOffer(text)
    case .choosing: answerChoice(text)
    case .practising: answerQuestion(text)
    case .offeringCheck: answerCheckOffer(text)
    case .checking: answerCheck(text)
    case .finished: answerWordOrCalculation(text)
    case .left: break
    }
  }

  mutating func edit(_ text: String, _ cursor: Int, _ prompt: String) {
    if text != line.text { scrolledRows = 0 }
    line = Line(text: text, cursor: cursor, prompt: prompt)
  }

  private mutating func answerWordOrCalculation(_ typed: String) {
    guard !typed.allSatisfy(\.isWhitespace) else { return }
    hear(typed)
    if answerSuggestion(typed) { return }
    if !answerWord(typed) { answerCalculation(typed) }
  }

  /// Does what a word says; false when it is none of the words that Robo knows.
  mutating func answerWord(_ typed: String) -> Bool {
    switch vocabulary.command(typed, among: knownCommands) {
    case .again, .start, .yes, .resume: playAgain()
    case .progress: effects.append(.loadProgress)
    case .settings: openSettings()
    case .help: sayHelp()
    case .bye, .no: leave()
    case .hello: sayHelp()
    case .change: askMinutes()
    case nil: return false
    }
    return true
  }

  /// What can be said just now: before it is known who plays nothing can be played or shown, and
  /// a check has no minutes or level to change.
  private var knownCommands: [ChatVocabulary.Command] {
    if case .player = openChoice?.subject { return [.settings, .help, .bye] }
    guard case .check = setup.purpose else { return ChatVocabulary.Command.allCases }
    return ChatVocabulary.Command.allCases.filter { $0 != .change }
  }

  mutating func sayHelp() {
    let scrolling = setup.form == .screen ? [Block.text(texts(.helpScroll))] : []
    say(
      [
        .heading(texts(.helpTitle)), .text(texts(.helpQuestion)), .text(texts(.helpQuestionKeys)),
        .text(texts(.helpWords)),
      ] + scrolling)
  }

  private mutating func playAgain() {
    if case .check(let questions, _) = setup.purpose { return offerCheck(questions: questions) }
    startPractice()
  }

  mutating func leave() {
    say(texts(.bye))
    hurry()
    stage = .left
    effects.append(.leave)
  }

  /// Ctrl-D or Ctrl-C on an empty line: stops practice with its summary; elsewhere it leaves.
  mutating func stopOrLeave() {
    if overlay != nil { return closeOverlay() }
    if stage == .practising { return stopPractice() }
    if stage == .checking { return stopCheck() }
    if stage != .left { leave() }
  }
}
