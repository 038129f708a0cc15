import Basics
import Content

/// How a child says who it is: words with a gap, such as `i am …` or `나는 …이야`.
struct IntroductionFrames: Sendable {
  /// The frames, the one with the most letters first.
  private let frames: [WordFrame]
  /// Words around one that is a name where one is waited for: its …, … here.
  private let pointing: [WordFrame]
  /// How frames begin in which only a name can stand; in the others a small letter begins no name:
  /// i am cold.
  private let sureBeginnings: Set<String>
  /// What is no name although it stands in a frame, such as a boy.
  private let others: Set<String>
  /// What can stand before a frame and changes nothing, such as hi, the longest first.
  private let leads: [String]
  /// Words that stand in sentences and in no name of several words.
  private let sentenceWords: Set<String>
  /// Words behind a name with which more is told: and, but.
  private let tellingMore: Set<String>
  /// What stands before an apostrophe in words that are put together: don't, i'm.
  private let contracted: Set<String>
  /// How somebody says that another name was wrong: no.
  private let refusals: Set<String>

  /// The longest name, in characters.
  private static let longest = 20

  init(_ lists: WordLists) {
    sureBeginnings = Set(lists["start.name"])
    frames = Self.longestFirst(lists["name.frame"])
    pointing = Self.longestFirst(lists["name.pointing"])
    others = Set(lists["name.none"])
    sentenceWords = Set(lists["name.sentence"])
    tellingMore = Set(lists["name.more"])
    contracted = Set(lists["name.contracted"])
    refusals = Set(lists["say.no"])
    leads = (lists["lead"] + lists["say.hello"] + refusals).sorted { $0.count > $1.count }
  }

  private static func longestFirst(_ spellings: [String]) -> [WordFrame] {
    WordFrame.frames(spellings).sorted { $0.length > $1.length }
  }

  /// How sure a name is in a line.
  enum Certainty {
    /// The line can say nothing but a name.
    case sure
    /// It may say something else, and does not begin as that would.
    case likely
    /// A name was asked for, or another one refused.
    case expected
  }

  /// The name in a line; nil where there is none.
  func name(in typed: String, _ certainty: Certainty) -> String? {
    let line = Self.plain(typed)
    let lead = lead(of: line)
    let rest = String(line.dropFirst(lead.count).drop { " ,!.、，！。".contains($0) })
    let name =
      name(inBare: line, certainty)
      ?? name(inBare: rest, refusals.contains(lead) ? .expected : certainty)
    return name?.withApostrophes(of: typed, where: isNameWithApostrophe)
  }

  private func name(inBare line: String, _ certainty: Certainty) -> String? {
    if let name = name(inBare: line, frames, certainty) { return name }
    guard certainty == .expected else { return nil }
    return name(inBare: line, pointing, certainty).flatMap { $0.contains(" ") ? nil : $0 }
  }

  private func name(
    inBare line: String, _ frames: [WordFrame], _ certainty: Certainty
  ) -> String? {
    frames.lazy.compactMap { frame in
      frame.gap(in: line).flatMap { name($0, in: frame, certainty) }
    }.first
  }

  /// Whether what stands in a frame is no name, such as a boy, or not Leo.
  func isNoName(_ words: String) -> Bool {
    let words = words.lowercased()
    return others.contains(words) || others.contains(String(words.prefix { $0 != " " }))
  }

  /// Whether a word has an apostrophe as names do, with more behind it than in isn't and we're: O'Neil,
  /// De'Andre, but not i'mleo.
  func isNameWithApostrophe(_ word: String) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false, whereSeparator: \.isApostrophe)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].count > 2
      && !contracted.contains(parts[0].lowercased())
  }

  /// Whether words without a frame are a sentence rather than a name, such as "what is ur name".
  func isSentence(_ words: String) -> Bool {
    let words = words.lowercased().split(separator: " ").map(String.init)
    return words.count > 1 && !sentenceWords.isDisjoint(with: words)
  }

  /// Whether the line is the beginning of such words alone.
  func isUnfinished(_ typed: String) -> Bool {
    let line = Self.plain(typed).lowercased()
    return !line.isEmpty && frames.contains { $0.before == line && $0.after.isEmpty }
  }

  /// How a line begins in which anything may be told, with a space behind it: i am, im.
  var openings: [String] {
    frames.filter { !isSure($0) && $0.before.isASCII && !$0.before.isEmpty }.map { $0.before + " " }
  }

  private func isSure(_ frame: WordFrame) -> Bool { sureBeginnings.contains(frame.before) }

  /// The word before a frame that changes nothing: no, my name is Leo.
  private func lead(of line: String) -> String {
    let small = line.lowercased()
    return leads.first { lead in
      guard small.hasPrefix(lead) else { return false }
      return !lead.isASCII || small.dropFirst(lead.count).first.map { !$0.isLetter } == true
    } ?? ""
  }

  /// Whether the line says no more than a number of the child itself: i am 8, im sicks.
  func tellsAge(_ line: String, isNumber: (String) -> Bool) -> Bool {
    frames.contains { frame in
      guard !isSure(frame), frame.before.isASCII, let age = frame.gap(in: line) else {
        return false
      }
      return !age.isEmpty && age.allSatisfy(\.isNumber) || isNumber(age)
    }
  }

  private func name(
    _ words: String, in frame: WordFrame, _ certainty: Certainty
  ) -> String? {
    if certainty == .sure, !isSure(frame) { return nil }
    let words = certainty == .expected || isSure(frame) ? withoutMore(words) : words
    guard let first = words.first, words.count <= Self.longest, !isNoName(words),
      words.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }),
      words.split(separator: " ").count < 3
    else { return nil }
    if certainty != .expected, first.isCased, !isSure(frame),
      !first.isUppercase || words == words.uppercased()
    {
      return nil
    }
    return words.withCapital
  }

  /// The words before one with which more is told: Leo and I like dinos.
  private func withoutMore(_ words: String) -> String {
    words.split(separator: " ").prefix { !tellingMore.contains($0.lowercased()) }
      .joined(separator: " ")
  }

  /// The line without apostrophes and marks at its end, with single spaces.
  private static func plain(_ typed: String) -> String {
    let words = typed.filter { !$0.isApostrophe }.split(whereSeparator: \.isWhitespace)
    return FoldedLine.withoutMarks(words.joined(separator: " "))
  }
}
