import Basics
package import Content
import Quiz
import Screen

/// The words and keys that mean something, in the language of the conversation.
package struct ChatVocabulary: Sendable {
  /// A word typed while no question is open.
  package enum Command: CaseIterable, Sendable {
    case again, progress, garden, settings, contact, help, bye, change, start, no, yes, resume
  }

  /// The signs of a calculation, by the lists of the words that mean them.
  private static let signs = [
    ("sign.add", "+"), ("sign.subtract", "−"), ("sign.multiply", "×"), ("sign.divide", "÷"),
  ]

  /// The texts from which the words are taken.
  let texts: Texts

  package init(_ texts: Texts) {
    self.texts = texts
  }

  /// The command that the typed words mean, the first of several; nil when they mean none.
  func command(_ typed: String, among commands: [Command] = Command.allCases) -> Command? {
    commands.first { means(typed, $0) }
  }

  /// The only one of the commands that is named by a word among others, as in "show me the garden";
  /// nil where several are, or none.
  func command(namedIn typed: String, among commands: [Command]) -> Command? {
    let typed = Set(FoldedLine(typed).words)
    let named = commands.filter { command in
      words(texts(phrase(for: command))).contains { typed.contains(normalized($0)) }
    }
    return named.count == 1 ? named.first : nil
  }

  /// Whether the typed words mean the command.
  func means(_ typed: String, _ command: Command) -> Bool {
    means(typed, anyOf: phrase(for: command))
  }

  /// Whether the typed words are one of a list.
  func means(_ typed: String, anyOf list: Phrase) -> Bool { means(typed, oneOf: texts(list)) }

  /// Whether the typed words are one of the list's.
  ///
  /// Scripts other than the Latin one are often typed without spaces: there they count for nothing.
  func means(_ typed: String, oneOf list: String) -> Bool {
    let typed = normalized(typed)
    return words(list).map(normalized).contains {
      $0 == typed || !$0.isASCII && $0.squeezed == typed.squeezed
    }
  }

  /// The level that the typed words name, if they name one.
  func difficulty(_ typed: String) -> Difficulty? {
    Difficulty.allCases.first { level in
      means(typed, oneOf: texts.text(key: "words.\(level.rawValue)"))
    }
  }

  /// The level whose name one misspelt word is near to, where one is waited for: eezy.
  func difficulty(near typed: String) -> Difficulty? {
    let typed = normalized(typed)
    guard typed.count >= Self.leastNear, typed.allSatisfy(\.isLetter) else { return nil }
    let names = Difficulty.allCases.flatMap { words(texts.text(key: "words.\($0.rawValue)")) }
    let single = names.filter { !$0.contains(" ") && $0.count >= Self.leastNear }
    return nearestMatch(to: typed, among: single).flatMap { difficulty($0) }
  }

  /// A word with fewer letters is near to too many.
  private static let leastNear = 4

  /// What is left of a line such as "I'm Mina!" without the words around the name.
  func withoutNameFrame(_ typed: String) -> String {
    var name = Substring(typed.trimmed)
    while let last = name.last, Self.marks.contains(last) { name.removeLast() }
    for frame in nameBeginnings where name.lowercased().hasPrefix(frame) {
      name = name.dropFirst(frame.count)
    }
    for frame in words(texts(.wordsNameAfter)).flatMap(spellings)
    where name.hasSuffix(frame) && name != frame {
      name = name.dropLast(frame.count)
    }
    return String(name).trimmed
  }

  /// What can stand before a name: a word alone may begin a name too, unless a space is behind it.
  ///
  /// Chinese and Japanese have no spaces there.
  private var nameBeginnings: [String] {
    words(texts(.wordsNameBefore)).flatMap { frame in
      let needsSpace = frame.isASCII || !frame.contains(" ") && frame.contains { "가"..."힣" ~= $0 }
      return needsSpace ? [frame + " "] : spellings(of: frame)
    }
  }

  /// The words as they stand, and without the spaces that not everybody types.
  private func spellings(of words: String) -> [String] {
    words.isASCII || !words.contains(" ") ? [words] : [words, words.squeezed]
  }

  /// The whole number in the typed words, such as 5 in "5 minutes" or "five"; nil when there is
  /// none, or more than one.
  func number(_ typed: String) -> Int? { TypedReader().number(in: typed) }

  /// The minutes to play that the typed words name, such as 5 in "5 minutes please" but not in
  /// "I'm 5 years old"; nil when they name none.
  func minutes(_ typed: String) -> Int? {
    TypedReader().canBeMinutes(typed) ? number(typed) : nil
  }

  /// The minutes that the typed words name, where a practice can last so long.
  func playableMinutes(_ typed: String) -> Int? {
    minutes(typed).flatMap { PracticeOptions.allowedMinutes.contains($0) ? $0 : nil }
  }

  /// The number of a line in a list of so many, in words that say no more; nil where they do.
  func listNumber(_ typed: String, of count: Int) -> Int? {
    let reader = TypedReader()
    return reader.ordinal(in: typed, of: count)
      ?? (reader.isNumberAlone(typed) ? number(typed) : nil)
  }

  /// A calculation in words, such as "what is 3 plus 4?", with its signs: `3 + 4`.
  func withSigns(_ typed: String) -> String {
    let questions = words(texts(.wordsWhatIs)).map { ($0, "") }
    // The longest first: 除以 has 除 in it.
    let signs = Self.signs.flatMap { sign in WordLists.all[sign.0].map { ($0, sign.1) } }
      .sorted { $0.0.count > $1.0.count }
    let text = (signs + questions).reduce(typed.lowercased()) { text, word in
      text.replacing(word.0, with: " \(word.1) ")
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the key alone asks for a tip while a question is open.
  func isHintKey(_ character: Character) -> Bool {
    texts(.keysHint).contains(character) && character != " "
  }

  /// Whether the key closes a page.
  func closes(_ key: Key) -> Bool {
    if case .character(let character) = key { isStopKey(character) } else { key == .escape }
  }

  /// Whether the character alone closes a page.
  func isStopKey(_ character: Character) -> Bool {
    texts(.keysStop).contains(character.lowercased()) && character != " "
  }

  private func words(_ list: String) -> [String] {
    list.split(separator: "·").map { String($0).lowercased().trimmed }
  }

  /// The words in lower case, without marks at the end and with single spaces; of marks alone the first.
  func normalized(_ typed: String) -> String {
    let words = typed.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let last = words.lastIndex(where: { !Self.marks.contains($0) }) else {
      return String(words.prefix(1))
    }
    return String(words[...last])
  }

  /// What can stand at the end of words and changes nothing.
  private static let marks: Set<Character> = Set(".!?,~。！？，、～〜")

  private func phrase(for command: Command) -> Phrase {
    switch command {
    case .again: .wordsAgain
    case .progress: .wordsProgress
    case .contact: .wordsContact
    case .garden: .wordsGarden
    case .settings: .wordsSettings
    case .help: .wordsHelp
    case .bye: .wordsBye
    case .change: .wordsChange
    case .start: .wordsStart
    case .no: .wordsNo
    case .yes: .wordsYes
    case .resume: .wordsResume
    }
  }
}
