import Content
import Quiz
import Screen

/// Hints in words and pictures.
struct HintWriter {
  /// What stands where a number is left open.
  static let blank = "__"
  /// The widest picture that fits into a bubble on the narrowest screen, in columns.
  static let pictureWidth = 30

  let texts: Texts
  /// Words stand where pictures would.
  let usesWords: Bool

  func blocks(for hint: Hint) -> [Block] {
    var values = hint.numbers.mapValues(String.init)
    values["blank"] = Self.blank
    let lead = turnsAround(hint) ? texts.text(key: "hint.multiply.turn-around", values) + " " : ""
    let text = lead + texts.text(key: hint.key, values)
    guard let picture = hint.picture else { return [.text(text)] }
    guard !usesWords else { return [.text(text)] + words(for: picture) }
    let lines = picture.lines(width: Self.pictureWidth, groups: groupsFactor)
    return [.text(text), .gap, .picture(lines), .gap]
  }

  /// Whether the hint counts groups by the factor that is not read so in this language.
  private func turnsAround(_ hint: Hint) -> Bool {
    hint.groups.map { $0 != groupsFactor } ?? false
  }

  /// The factor that this language reads as the number of groups.
  private var groupsFactor: FactorPosition {
    FactorPosition(rawValue: texts.text(key: "hint.multiply.groups")) ?? .first
  }

  /// The picture in words, for who does not see it.
  private func words(for picture: HintPicture) -> [Block] {
    picture.words.map { .text(texts.text(key: $0.key, $0.numbers.mapValues(String.init))) }
  }
}
