import Content
import Quiz
package import Screen

extension Conversation {
  /// The longest answer that can be typed while a question is open, in characters.
  static let longestAnswer = 120

  /// Where a key goes: into the line being typed, to the conversation, or nowhere.
  package func destination(of key: Key) -> KeyDestination {
    if overlay != nil { return .conversation }
    switch key {
    case .pageUp, .pageDown, .escape: return .conversation
    case .unknown, .function, .insert: return .nowhere
    default: break
    }
    switch stage {
    case .practising, .checking: return practiceDestination(of: key)
    case .choosing where line.text.isEmpty && Self.movesCards(key): return .conversation
    case .left: return .nowhere
    default: return key == .tab || key == .backTab ? .nowhere : .line
    }
  }

  /// What of a pasted text goes into the line.
  package func accepted(paste: String) -> String {
    guard overlay == nil, stage != .left else { return "" }
    guard stage == .practising || stage == .checking else { return paste }
    let room = max(Self.longestAnswer - line.text.count, 0)
    return isWaiting ? "" : String(paste.prefix(room))
  }

  private static func movesCards(_ key: Key) -> Bool {
    [.left, .right, .up, .down].contains(key)
  }

  private func practiceDestination(of key: Key) -> KeyDestination {
    if isPaused { return .conversation }
    switch key {
    case .character(let character):
      if asksForHint(character) { return .conversation }
      // What is typed while a check rests is a word to Robo; a number would be an answer too early.
      let isTooEarly = isResting && character.isNumber
      return isTooEarly || line.text.count >= Self.longestAnswer ? .nowhere : .line
    case .enter, .backspace, .delete, .left, .right, .home, .end: return .line
    // The editing keys that can put nothing but what was there into the line.
    case .control(let letter): return "abcdefhkuw".contains(letter) ? .line : .nowhere
    default: return .nowhere
    }
  }

  /// Whether the character alone asks for a hint: a question mark, with which no answer begins.
  private func asksForHint(_ character: Character) -> Bool {
    stage == .practising && line.text.isEmpty && !character.isLetter
      && vocabulary.practiceKey(character) == .hint
  }

  /// A key that came to the conversation.
  mutating func press(_ key: Key) {
    hurry()
    if overlay != nil { return pressInOverlay(key) }
    switch key {
    case .pageUp: scroll(by: 10)
    case .pageDown: scroll(by: -10)
    case .escape: scrolledRows = 0
    case _ where isPaused && stage == .practising: wake(by: key)
    case .left, .right, .up, .down: openChoice?.move(with: key)
    case .character(let character): if asksForHint(character) { askForHint() }
    default: break
    }
  }

  /// While practice is paused any key goes on with it.
  private mutating func wake(by key: Key) {
    if key != .unknown { togglePause() }
  }

  private mutating func perform(_ key: ChatVocabulary.PracticeKey) {
    switch key {
    case .hint: askForHint()
    case .skip: skipQuestion()
    case .pause: togglePause()
    case .time: sayTimeLeft()
    case .stop: askToStop()
    }
  }

  /// Does what a word or a lone letter typed at an open question says; false when it is none that
  /// Robo knows there.
  mutating func answerPracticeWord(_ typed: String) -> Bool {
    if let key = vocabulary.practiceWord(typed) {
      perform(key)
    } else if vocabulary.means(typed, .help) {
      sayQuestionHelp()
    } else {
      return false
    }
    return true
  }

  /// What can be typed, and the open question once more.
  private mutating func sayQuestionHelp() {
    guard let question = practice?.session.open?.question else { return }
    say([
      .text(texts(.helpQuestion)), .text(texts(.helpQuestionKeys)),
      .text(texts(.questionAsk, ["question": question.description])),
    ])
  }

  /// Scrolls back in the conversation by so many rows; negative is forth.
  mutating func scroll(by rows: Int) {
    if let scrolled = overlay?.scrolledRows {
      overlay?.scrolledRows = max(scrolled - rows, 0)
    } else if overlay == nil {
      scrolledRows = max(scrolledRows + rows, 0)
    }
  }

  /// Takes in how many rows there are to scroll back on the screen as it is; whether that
  /// changed what is on show.
  package mutating func limitScroll(to maximum: Int) -> Bool {
    if let scrolled = overlay?.scrolledRows {
      overlay?.scrolledRows = min(scrolled, maximum)
      return scrolled > maximum
    }
    defer { scrolledRows = min(scrolledRows, maximum) }
    return scrolledRows > maximum
  }
}
