import Basics
package import Content
import Quiz

/// The words and keys that mean something, in the language of the conversation.
package struct ChatVocabulary: Sendable {
  /// A word typed while no question is open.
  package enum Command: CaseIterable, Sendable {
    case again, progress, settings, help, bye, change, start, no, hello, yes, resume
  }

  /// A key typed while a question is open.
  package enum PracticeKey: CaseIterable, Sendable {
    case hint, skip, pause, time, stop
  }

  private let texts: Texts

  package init(_ texts: Texts) {
    self.texts = texts
  }

  /// The command that the typed words mean, the first of several; nil when they mean none.
  func command(_ typed: String, among commands: [Command] = Command.allCases) -> Command? {
    commands.first { means(typed, $0) }
  }

  /// Whether the typed words mean the command.
  func means(_ typed: String, _ command: Command) -> Bool {
    words(texts(phrase(for: command))).contains(normalized(typed))
  }

  /// The level that the typed words name, if they name one.
  func difficulty(_ typed: String) -> Difficulty? {
    Difficulty.allCases.first { level in
      words(texts.text(key: "words.\(level.rawValue)")).contains(normalized(typed))
    }
  }

  /// The whole number in the typed words, such as 5 in "5 minutes"; nil when there is none, or
  /// more than one.
  func number(_ typed: String) -> Int? {
    let groups = typed.withWesternDigits.split { !("0"..."9").contains($0) }
    guard groups.count == 1, let group = groups.first, group.count <= 4 else { return nil }
    return Int(group)
  }

  /// A calculation in words, such as "what is 3 plus 4?", with its signs: `3 + 4`.
  func withSigns(_ typed: String) -> String {
    let signs: [(Phrase, String)] = [
      (.wordsPlus, "+"), (.wordsMinus, "−"), (.wordsTimes, "×"), (.wordsDivided, "÷"),
      (.wordsWhatIs, ""),
    ]
    let text = signs.reduce(typed.lowercased()) { text, sign in
      words(texts(sign.0)).reduce(text) { $0.replacing($1, with: " \(sign.1) ") }
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What the typed word or lone letter means while a question is open, if anything.
  func practiceWord(_ typed: String) -> PracticeKey? {
    if let letter = typed.trimmed.first, typed.trimmed.count == 1, let key = practiceKey(letter) {
      return key
    }
    return PracticeKey.allCases.first {
      words(texts(wordsPhrase(for: $0))).contains(normalized(typed))
    }
  }

  /// What the character means while a question is open, if anything.
  func practiceKey(_ character: Character) -> PracticeKey? {
    let typed = character.lowercased().first ?? character
    return PracticeKey.allCases.first { texts(phrase(for: $0)).contains(typed) && typed != " " }
  }

  private func words(_ list: String) -> [String] {
    list.split(separator: "·").map { normalized(String($0)) }
  }

  /// The words in lower case, without marks at the end and with single spaces.
  private func normalized(_ typed: String) -> String {
    let words = typed.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let last = words.lastIndex(where: { !".!,".contains($0) }) else { return words }
    return String(words[...last])
  }

  private func phrase(for command: Command) -> Phrase {
    switch command {
    case .again: .wordsAgain
    case .progress: .wordsProgress
    case .settings: .wordsSettings
    case .help: .wordsHelp
    case .bye: .wordsBye
    case .change: .wordsChange
    case .start: .wordsStart
    case .no: .wordsNo
    case .hello: .wordsHello
    case .yes: .wordsYes
    case .resume: .wordsResume
    }
  }

  private func wordsPhrase(for key: PracticeKey) -> Phrase {
    switch key {
    case .hint: .wordsHint
    case .skip: .wordsSkip
    case .pause: .wordsPause
    case .time: .wordsTime
    case .stop: .wordsStop
    }
  }

  private func phrase(for key: PracticeKey) -> Phrase {
    switch key {
    case .hint: .keysHint
    case .skip: .keysSkip
    case .pause: .keysPause
    case .time: .keysTime
    case .stop: .keysStop
    }
  }
}
