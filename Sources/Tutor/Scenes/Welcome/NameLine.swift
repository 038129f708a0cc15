import Basics
import Content
import Quiz

/// A line that was typed where a name is asked for.
struct NameLine {
  private let typed: String
  private let vocabulary: ChatVocabulary

  /// More words than this are a sentence.
  private static let mostNames = 4

  init(_ typed: String, _ vocabulary: ChatVocabulary) {
    // A key that was pressed before, such as ?, belongs to no name.
    let words = typed.drop { !$0.isLetter && !$0.isNumber }
    self.typed = words.isEmpty ? typed : String(words)
    self.vocabulary = vocabulary
  }

  /// Whether no name is wanted.
  var skips: Bool { TypedReader().meaning(of: typed) == .skip || vocabulary.means(typed, .no) }

  /// Whether it asks for a page, which needs no name.
  var opensPage: Bool { vocabulary.command(typed, among: [.settings, .contact]) != nil }

  /// Whether it is about the practice, which comes after the name: minutes, a level, a start, or what
  /// there is to see after it.
  var isForLater: Bool {
    let commands: [ChatVocabulary.Command] = [.change, .start, .resume, .again, .progress]
    let lists: [Phrase] = [.wordsTimes, .wordsAnswers, .wordsGoal]
    // 花 is the garden in Japanese, and a girl.
    let isGarden = typed.count > 1 && vocabulary.means(typed, .garden)
    return isGarden || vocabulary.command(typed, among: commands) != nil
      || lists.contains { vocabulary.means(typed, anyOf: $0) }
      || vocabulary.difficulty(typed) != nil || TypedReader().countsSomething(typed)
  }

  /// Whether it is the names of several children, and nothing that Robo knows.
  var joinsNames: Bool {
    let reader = TypedReader()
    return reader.askedName(in: typed) == nil && reader.sayingMeaning(of: typed) == nil
      && reader.joinsNames(vocabulary.withoutNameFrame(typed))
  }

  /// Whether it says something that Robo knows, or asks, and so is no name.
  var saysSomethingElse: Bool {
    guard vocabulary.command(typed, among: [.help]) == nil else { return true }
    if let last = typed.trimmed.last, "?？".contains(last) { return true }
    let reader = TypedReader()
    if reader.isUnfinishedName(typed) { return true }
    if reader.askedName(in: typed) != nil { return false }
    let name = vocabulary.withoutNameFrame(typed)
    // So and Do begin names, too: So Yeon.
    let isWord = name.count < typed.trimmed.count || !name.contains(" ")
    if isWord, reader.isNoName(FoldedLine.withoutMarks(name)) { return true }
    if reader.isSentence(name) { return true }
    let words = name.split(separator: " ")
    guard words.count <= Self.mostNames, !reader.spellsNumber(typed) else { return true }
    // One word alone that means something among others may be a name, such as Joy; several are none.
    let meaning = words.count > 1 ? reader.sayingMeaning(of: typed) : reader.meaning(of: typed)
    return meaning.map { $0 != .name && $0 != .stop } ?? false
  }

  /// The name, as in "I'm Mina!"; nil where there is none.
  var name: String? {
    let said = TypedReader().askedName(in: typed) ?? vocabulary.withoutNameFrame(typed)
    let name = said.withoutSignsAtEnd
    let isName = name.contains(where: \.isLetter) && !name.contains(where: \.isNumber)
    return isName && name.canBeName(ofAtMost: Player.longestName) ? name.withCapitals : nil
  }

  /// Whether it may be a name that is too long to be kept.
  var isTooLong: Bool { typed.contains(where: \.isLetter) && typed.count > Player.longestName }
}

extension String {
  /// The name without marks and faces behind it.
  fileprivate var withoutSignsAtEnd: String {
    let isSign = { (sign: Character) in !sign.isLetter && !sign.isNumber && !".'’".contains(sign) }
    return String(self[..<(lastIndex { !isSign($0) }.map(index(after:)) ?? startIndex)]).trimmed
  }

  /// A name typed in small letters alone as it is written: mia as Mia.
  fileprivate var withCapitals: String {
    guard self == lowercased() else { return self }
    return split(separator: " ", omittingEmptySubsequences: false)
      .map(\.withCapital).joined(separator: " ")
  }
}
