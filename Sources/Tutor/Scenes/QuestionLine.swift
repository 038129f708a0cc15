import Screen

/// The line in which an answer is typed: what it takes, and how much.
enum QuestionLine {
  /// The longest line that can be typed while a question is open, in characters.
  static let longest = 120

  /// How many more characters the line takes.
  static func room(after line: TypedLine) -> Int { max(longest - line.text.count, 0) }

  /// Where a key goes while the line can be typed.
  static func destination(of key: Key, in line: TypedLine) -> KeyDestination {
    switch key {
    case .character: room(after: line) > 0 ? .line : .nowhere
    case .enter, .backspace, .delete, .left, .right, .home, .end: .line
    // The editing keys that can put nothing but what was there into the line.
    case .control(let letter): "abcdefhkuw".contains(letter) ? .line : .nowhere
    case .meta, .tab, .backTab, .escape, .insert, .up, .down, .pageUp, .pageDown, .function,
      .unknown:
      .nowhere
    }
  }
}
