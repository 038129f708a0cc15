import Content
import Quiz
import Screen

extension SettingsForm {
  /// What is said to a line on the page.
  enum Answer: Equatable, Sendable {
    /// Which keys there are.
    case keys
    /// That a grown-up should hear of it; nothing of it is kept.
    case care

    /// The words.
    var phrase: Phrase {
      switch self {
      case .keys: .settingsTyped
      case .care: .careTell
      }
    }
  }

  /// The longest line that can be typed on the page, in characters.
  private static let longest = 40

  /// Takes a letter into the line.
  mutating func addToLine(_ character: Character) {
    if typed.count < Self.longest { typed.append(character) }
  }

  /// Does what the typed line says, such as "dark", "sound off" or "back", or says which keys there
  /// are.
  mutating func submit(in vocabulary: ChatVocabulary) -> OverlayOutcome {
    defer { typed = "" }
    if TypedReader().tellsDistress(typed) {
      answer = .care
    } else if vocabulary.means(typed, anyOf: .wordsBack) || vocabulary.means(typed, .bye) {
      return .save
    } else if !take(typed, vocabulary.texts) {
      answer = .keys
    }
    return .stay
  }

  /// Moves to the row that a line names, and chooses the value that it names; whether it named any.
  private mutating func take(_ line: String, _ texts: Texts) -> Bool {
    if let row = door.keys.firstIndex(where: { $0.isNamed(in: line, texts) }) {
      focus(on: row)
      if let option = option(named: line, of: door.keys[row], texts) { choose(option) }
      return true
    }
    guard let row = row(withValueIn: line, texts),
      let option = option(named: line, of: door.keys[row], texts)
    else { return false }
    focus(on: row)
    choose(option)
    return true
  }

  /// The row with a value that a line names: the one in focus, or the only one.
  private func row(withValueIn line: String, _ texts: Texts) -> Int? {
    let rows = door.keys.indices.filter { option(named: line, of: door.keys[$0], texts) != nil }
    return rows.contains(focus) ? focus : rows.count == 1 ? rows[0] : nil
  }

  private func option(named line: String, of key: SettingKey, _ texts: Texts) -> Int? {
    switch choices(for: key) {
    case .slider: TypedReader().number(in: line)
    case .one(let values):
      values.firstIndex { line.names(texts.name(of: $0, for: key)) || line.names($0) }
    case .operations: nil
    }
  }
}

extension Key {
  /// Whether the key is for the rows, and what was typed before is over.
  var endsLine: Bool {
    switch self {
    case .character, .backspace: false
    default: true
    }
  }
}

extension SettingKey {
  /// Whether a line has the name of the setting in it, or one that families use for it.
  fileprivate func isNamed(in line: String, _ texts: Texts) -> Bool {
    line.names(texts.text(key: "settings.\(rawValue)")) || otherNames.contains { line.names($0) }
  }
}

extension String {
  /// Whether a name stands among the words of the line; without spaces anywhere in it, where it is of
  /// a script that is often written so.
  fileprivate func names(_ name: String) -> Bool {
    let (line, name) = (FoldedLine(self).bare, FoldedLine(name).bare)
    guard name.isASCII else { return line.squeezed.contains(name.squeezed) }
    return " \(line) ".contains(" \(name) ")
  }
}
