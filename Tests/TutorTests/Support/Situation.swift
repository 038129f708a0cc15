import Basics
import Content
import Foundation
import Quiz

@testable import Tutor

/// Where a child types words: what Robo waits for just then.
enum Situation: String, CaseIterable {
  case question, welcome, level, pause, after, stopping, goal, shown

  /// The folder with what children type, and with what comes of it in each situation.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Inputs/Situations").standardized

  /// What children type, in any situation.
  static let lines = (try? read("lines.txt"))?.split(separator: "\n").map(String.init) ?? []

  private static func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// What comes of each line, as the table says: a line, a tab, and what Robo says first.
  func table() throws -> String { try Self.read(rawValue + ".tsv") }

  /// Writes the table anew.
  func record(_ table: String) throws {
    try Data(table.utf8).write(to: Self.folder.appending(path: rawValue + ".tsv"))
  }

  /// The conversation in this situation, line by line.
  func talk(in language: Language, _ form: ChatForm = .plain) -> Talk {
    var settings = Settings()
    settings.language = .language(language)
    var setup = ConversationSetup(form, settings: settings, seed: 1)
    setup.today = 11
    setup.learner = LearnerProfile(
      name: "Mina", previous: PreviousSession(minutes: 5, difficulty: .auto), past: Past(Self.past))
    var talk = Talk(setup)
    let texts = Texts(language)
    for line in before(in: texts) { talk.type(line) }
    return talk
  }

  private func before(in texts: Texts) -> [String] {
    let start = texts(.chipStart)
    return switch self {
    case .welcome: []
    case .level: [texts(.chipChange), "5"]
    case .goal: [texts(.chipGoal)]
    case .question: [start]
    case .pause: [start, "p"]
    case .stopping: [start, "q"]
    case .shown: [start, "511", "622", "733", "844"]
    case .after: [start, "1", "q", "q"]
    }
  }

  /// The table of 2 on the day before, slowly, so that two goals are offered.
  private static let past = (2...9).map { factor in
    PastAttempt(
      Attempt(
        question: Question(2, .multiply, factor), typed: "", outcome: .right, tryNumber: 1,
        time: .seconds(20)), on: 10, at: .easy)
  }

  /// Each line, and what Robo says or does first when it is typed.
  func reactions() -> [String] {
    let talks = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, talk(in: $0)) })
    return Self.lines.map { line in
      let reaction = talks[Self.language(of: line)].map { Self.reaction(to: line, in: $0) }
      return "\(line)\t\(reaction ?? "")"
    }
  }

  /// The language in whose letters the line is written.
  private static func language(of line: String) -> Language {
    let letters = line.unicodeScalars.map(\.value)
    func has(_ range: ClosedRange<UInt32>) -> Bool { letters.contains(where: range.contains) }
    if has(0x3131...0x318E) || has(0xAC00...0xD7A3) { return .korean }
    let isKana = has(0x3041...0x30FF)
    if isKana || line.contains(where: { ["草", "本"].contains($0) }) { return .japanese }
    return has(0x4E00...0x9FFF) ? .traditionalChinese : .english
  }

  private static func reaction(to line: String, in talk: Talk) -> String {
    var talk = talk
    var form = PlainForm(echo: false)
    _ = form.newLines(of: talk.conversation)
    let before = talk.effects.count
    talk.type(line)
    let opensProgress = talk.effects[before...].contains(.loadProgress)
    return opensProgress ? "(progress)" : form.newLines(of: talk.conversation).first ?? ""
  }
}
