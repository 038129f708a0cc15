/// A paragraph as the pieces between which a line may break.
struct TextPieces: Sequence, IteratorProtocol {
  private var rest: Substring

  /// The pieces of text without line breaks.
  init(_ paragraph: some StringProtocol) {
    rest = Substring(paragraph)
  }

  /// The next piece; joined again, the pieces are the paragraph.
  mutating func next() -> TextPiece? {
    guard let first = rest.popFirst() else { return nil }
    if first.isBreakingSpace { return .space }
    var word = String(first)
    var last = first
    while let following = rest.first, staysTogether(last, following) {
      word.append(following)
      last = following == " " ? last : following
      rest.removeFirst()
    }
    return .word(word)
  }

  private func staysTogether(_ last: Character, _ following: Character) -> Bool {
    guard following.isBreakingSpace else { return !last.allowsBreak(before: following) }
    guard following == " ", let next = rest.dropFirst().first else { return false }
    return last.isCalculated && next.isCalculated && last.isSign != next.isSign
  }
}

extension Character {
  /// Whether it may stand at either side of a space within a calculation.
  fileprivate var isCalculated: Bool { isSign || isNumber || self == "_" }

  fileprivate var isSign: Bool { "+−×÷=".contains(self) }

  fileprivate var isBreakingSpace: Bool {
    self == " " || self == "\t" || self == "\u{3000}"
  }

  /// Whether a line may end after this character when the other one follows without a space.
  ///
  /// This is the part of UAX #14 that short sentences need: ideographs and kana may be parted,
  /// but a line never starts with a closing mark and never ends with an opening one.
  fileprivate func allowsBreak(before next: Character) -> Bool {
    guard isIdeographLike || next.isIdeographLike else { return false }
    return !Self.neverFirst.contains(next) && !Self.neverLast.contains(self)
  }

  /// Wide, but not a Korean syllable: Korean puts spaces between words and breaks there.
  private var isIdeographLike: Bool {
    guard let value = unicodeScalars.first?.value, value >= 0x2E80 else { return false }
    return !(0xAC00...0xD7AF).contains(value) && displayWidth == 2
  }

  private static let neverFirst: Set<Character> = Set(
    "、。，．：；！？）」』】〉》〕］｝・ー～々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]}%…’”")
  private static let neverLast: Set<Character> = Set("（「『【〈《〔［｛([{‘“")
}
