/// A paragraph as the pieces between which a line may break.
struct TextPieces: Sequence, IteratorProtocol {
  private var rest: Substring
  /// Whether ideographs and kana are parted at spaces and marks alone, as Korean is.
  private let keepsPhrases: Bool
  /// Whether it is a row of items with dots between, each of which stays on its line.
  private let keepsItems: Bool

  /// The pieces of text without line breaks.
  ///
  /// Where Japanese has spaces between its phrases, as books for young children have them, lines
  /// break there.
  init(_ paragraph: some StringProtocol) {
    rest = Substring(paragraph)
    keepsItems = paragraph.contains(" · ")
    keepsPhrases = zip(rest, rest.dropFirst()).contains {
      $0.isKana && $1 == " " || $0 == " " && $1.isKana
    }
  }

  /// The pieces of a phrase that no line can hold.
  init(ofPhrase phrase: String) {
    rest = phrase[...]
    keepsItems = false
    keepsPhrases = false
  }

  /// The next piece; joined again, the pieces are the paragraph.
  mutating func next() -> TextPiece? {
    guard let first = rest.popFirst() else { return nil }
    if first.isBreakingSpace { return .space }
    var word = String(first)
    var last = first
    while let following = rest.first, staysTogether(last, following, after: first) {
      word.append(following)
      last = following == " " ? last : following
      rest.removeFirst()
    }
    return .word(word)
  }

  private func staysTogether(
    _ last: Character, _ following: Character, after first: Character
  ) -> Bool {
    if keepsItems { return !following.isBreakingSpace || last != "·" }
    guard following.isBreakingSpace else {
      return keepsPhrases && !last.isPhraseEnd || !last.allowsBreak(before: following)
    }
    guard following == " ", let next = rest.dropFirst().first else { return false }
    if last.isDigit, next.isIdeographLike { return true }
    // A label of one word stays with the beginning of what it stands before.
    if last == ":", next.isLetter { return !first.isLowercase }
    return last.isCalculated && next.isCalculated && last.isSign != next.isSign
  }
}

extension Character {
  /// Whether it may stand at either side of a space within a calculation.
  fileprivate var isCalculated: Bool { isSign || isNumber || self == "_" }

  fileprivate var isDigit: Bool { isASCII && isNumber }

  /// Whether it is a letter of Japanese.
  fileprivate var isKana: Bool { ("\u{3041}"..."\u{30FE}").contains(self) && self != "・" }

  fileprivate var isSign: Bool { "+−×÷=".contains(self) }

  fileprivate var isBreakingSpace: Bool {
    self == " " || self == "\t" || self == "\u{3000}"
  }

  /// Whether a line may end after this character when the other one follows without a space.
  ///
  /// This is the part of UAX #14 that short sentences need: ideographs and kana may be parted,
  /// but a number keeps what it counts, a space that joins keeps both its neighbours, a line never
  /// starts with a closing mark, and never ends with an opening one.
  fileprivate func allowsBreak(before next: Character) -> Bool {
    guard isIdeographLike || next.isIdeographLike, !isDigit, ![self, next].contains("\u{A0}")
    else { return false }
    return !Self.neverFirst.contains(next) && !Self.neverLast.contains(self)
  }

  /// Wide, but not a Korean syllable: Korean puts spaces between words and breaks there.
  fileprivate var isIdeographLike: Bool {
    guard let value = unicodeScalars.first?.value, value >= 0x2E80 else { return false }
    return !(0xAC00...0xD7AF).contains(value) && displayWidth == 2
  }

  /// Whether a phrase ends with it, so that a line may.
  fileprivate var isPhraseEnd: Bool { "、。，！？：」）".contains(self) }

  private static let neverFirst: Set<Character> = Set(
    "、。，．：；！？）」』】〉》〕］｝・ー～〜々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ゛゜ゝゞヽヾ"
      + ",.:;!?)]}%％‰°℃…‥’”»‼⁇⁈⁉")
  private static let neverLast: Set<Character> = Set("（「『【〈《〔［｛([{‘“«#＃$＄£￡¥￥")
}
