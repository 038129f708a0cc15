import Content
import Quiz
package import Screen

extension Conversation {
  /// The longest answer that can be typed while a question is open, in characters.
  static let longestAnswer = 20

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

  /// What of a pasted text goes into the line; a question takes digits alone.
  package func accepted(paste: String) -> String {
    guard overlay == nil, stage != .left else { return "" }
    guard stage == .practising || stage == .checking else { return paste }
    let room = max(Self.longestAnswer - line.text.count, 0)
    return isWaiting ? "" : String(paste.filter(Self.isDigit).prefix(room))
  }

  private static func movesCards(_ key: Key) -> Bool {
    [.left, .right, .up, .down].contains(key)
  }

  /// One of the digits of any script, as typed on any keyboard.
  static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.count == 1
      && character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
  }

  private func practiceDestination(of key: Key) -> KeyDestination {
    switch key {
    case .character(let character):
      if Self.isDigit(character) {
        return isWaiting || line.text.count >= Self.longestAnswer ? .nowhere : .line
      }
      return vocabulary.practiceKey(character) == nil ? .nowhere : .conversation
    case .enter, .backspace, .delete, .left, .right, .home, .end:
      return isWaiting ? .nowhere : .line
    // The editing keys that can put nothing but what was there into the line.
    case .control(let letter): return "abcdefhkuw".contains(letter) ? .line : .nowhere
    default: return .nowhere
    }
  }

  /// A key that came to the conversation.
  mutating func press(_ key: Key) {
    hurry()
    if overlay != nil { return pressInOverlay(key) }
    switch key {
    case .pageUp: scroll(by: 10)
    case .pageDown: scroll(by: -10)
    case .escape: scrolledRows = 0
    case .left, .right, .up, .down: openChoice?.move(with: key)
    case .character(let character): pressInPractice(character)
    default: break
    }
  }

  private mutating func pressInPractice(_ character: Character) {
    guard stage == .practising else { return pressInCheck(character) }
    if let key = vocabulary.practiceKey(character) { perform(key) }
  }

  private mutating func perform(_ key: ChatVocabulary.PracticeKey) {
    switch key {
    case .hint: askForHint()
    case .skip: skipQuestion()
    case .pause: togglePause()
    case .time: sayTimeLeft()
    case .stop: stopPractice()
    }
  }

  /// Does what a word typed at an open question says, as where nobody sees keys before Enter;
  /// false when it is none of the words that Robo knows there.
  mutating func answerPracticeWord(_ typed: String) -> Bool {
    if isPaused, vocabulary.means(typed, .resume) {
      togglePause()
    } else if let key = vocabulary.practiceWord(typed) {
      if key != .pause || !isPaused { perform(key) }
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

  private mutating func pressInCheck(_ character: Character) {
    if stage == .checking, vocabulary.practiceKey(character) == .stop { stopCheck() }
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
