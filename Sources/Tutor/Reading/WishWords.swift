import Basics
import Content
import Quiz

/// The words of which wishes for the next practice are made; other words make a line none.
struct WishWords: Sendable {
  /// What a part of a line says of a wish.
  enum Part: Equatable, Sendable {
    case number(Int, isSpelled: Bool)
    case length(LengthWish)
    case level(Difficulty)
    case advice(LevelAdvice)
    case operations(Set<Quiz.Operation>)
    /// What stands beside a number: minutes, or the table of.
    case minutes, table
    /// What makes a table's name of its number: 7s.
    case ending
    /// What is not wanted stands behind a refusal, what is behind `only` and the like: no, i want.
    case refusal, only, begin, filler
    /// A refusal, but of no minutes, as it may answer what was asked before.
    case no
    /// What stands behind it takes the place of what was wished for before it: wait, i mean.
    case instead
    /// What is wished for comes besides what is asked already.
    case also
    /// What is said of something else, such as having to go.
    case other
    /// What is not wanted stands before it.
    case refusalBehind

    /// What two parts have in common that one refusal can be about.
    enum Kind { case level, topic }

    var isNumber: Bool { if case .number = self { true } else { false } }
    /// Whether what stands behind it is not wanted.
    var refuses: Bool { self == .refusal || self == .no }

    /// The kind of what can be refused; nil for anything else.
    var kind: Kind? {
      switch self {
      case .level, .advice: .level
      case .operations, .table: .topic
      case .number, .length, .minutes, .ending, .refusal, .no, .instead, .also, .refusalBehind,
        .only, .begin, .filler, .other:
        nil
      }
    }
  }

  /// The words of a part, as a line has them that has been folded; the longest first.
  private let entries: [(words: String, part: Part)]
  private let numbers: NumberWords

  init(_ lists: WordLists, numbers: NumberWords) {
    self.numbers = numbers
    entries = Self.lists.flatMap { key, part in
      lists[key].map { (Self.squeezed(FoldedLine($0).bare), part) }
    }.sorted { $0.0.count > $1.0.count }
  }

  /// The lists of the words, each with what they say.
  private static let lists: [(key: String, part: Part)] =
    [
      ("measure.minutes", .minutes), ("wish.table", .table), ("wish.ending", .ending),
      ("wish.refusal", .refusal), ("wish.no", .no), ("wish.instead", .instead),
      ("wish.also", .also),
      ("wish.unwanted", .refusalBehind),
      ("wish.only", .only), ("wish.begin", .begin), ("wish.filler", .filler),
      ("wish.other", .other),
      ("wish.easier", .advice(.easier)), ("wish.harder", .advice(.harder)),
      ("wish.topic.all", .operations(Set(Quiz.Operation.allCases))),
    ]
    + LengthWish.allCases.map { ("wish.length.\($0.rawValue)", .length($0)) }
    + Difficulty.allCases.map { ("wish.level.\($0.rawValue)", .level($0)) }
    + Quiz.Operation.allCases.map { ("wish.topic.\($0.rawValue)", .operations([$0])) }

  /// The parts of a line, without its fillers; nil where there is a word among them that says
  /// something else, or a number below zero.
  func parts(of line: FoldedLine) -> [Part]? {
    var rest = Self.squeezed(line.bare)[...]
    var parts: [Part] = []
    while let first = rest.first {
      if Self.isBelowZero(rest) { return nil }
      if " ,.!?-:;、。，！？".contains(first) {
        rest.removeFirst()
      } else if let (length, part) = part(at: rest), part != .other {
        rest = rest.dropFirst(length)
        // No, minus: that refuses something else, and minus is wanted.
        let stands = part.refuses && rest.first.map { ",、，".contains($0) } == true
        if part != .filler { parts.append(stands ? .only : part) }
      } else {
        return nil
      }
    }
    // Minus no more: with nothing behind it, it is about what stands before it.
    return parts.last?.refuses == true ? parts.dropLast() + [.refusalBehind] : parts
  }

  /// Whether a number with a minus begins there.
  private static func isBelowZero(_ rest: Substring) -> Bool {
    guard let first = rest.first, "-−".contains(first), rest.dropFirst().first?.isNumber == true
    else { return false }
    return rest.startIndex == rest.base.startIndex
      || rest.base[rest.base.index(before: rest.startIndex)].isWhitespace
  }

  /// Whether the line says something else in words that stand in no wish, such as having to go.
  func tellsOther(_ line: FoldedLine) -> Bool {
    let text = Self.squeezed(line.bare)
    return entries.contains { entry in
      entry.part == .other
        && text.indices.contains { Self.begins(text[$0...], with: entry.words) }
    }
  }

  private func part(at rest: Substring) -> (length: Int, part: Part)? {
    if let entry = entries.first(where: { Self.begins(rest, with: $0.words) }) {
      return (entry.words.count, entry.part)
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits) { return (digits.count, .number(number, isSpelled: false)) }
    return spelledNumber(at: rest)
  }

  /// A number in words there: of a script without spaces as long as it can be.
  private func spelledNumber(at rest: Substring) -> (length: Int, part: Part)? {
    let word = rest.prefix { $0.isLetter }
    let lengths =
      word.allSatisfy(\.isASCII) ? [word.count] : Array((1...max(word.count, 1)).reversed())
    for length in lengths where length > 0 {
      let text = String(word.prefix(length))
      let piece = numbers.isNumber(text) ? numbers.inDigits([.word(text)]).first : nil
      if let value = piece?.number.flatMap({ Int($0) }) {
        return (
          length, .number(value, isSpelled: true)
        )
      }
    }
    return nil
  }

  /// Whether the text begins with the words; those of the Latin script end where a letter does not
  /// follow.
  private static func begins(_ rest: Substring, with words: String) -> Bool {
    guard rest.hasPrefix(words) else { return false }
    let next = rest.dropFirst(words.count).first
    return !words.isASCII || next?.isLetter != true || next?.isASCII != true
  }

  /// The text without spaces, where it is of a script that is often written so.
  private static func squeezed(_ text: String) -> String { text.isASCII ? text : text.squeezed }
}
