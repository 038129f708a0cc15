import Basics

/// A typed line in one spelling: small letters, the digits 0 to 9, one kind of each sign, single
/// spaces and no apostrophes.
///
/// Letters are never replaced by letters that only look alike: ㅋ and ㅠ stay what they are.
struct FoldedLine {
  /// All of it.
  let text: String
  /// What is left without the marks at its end.
  let bare: String

  init(_ typed: String) {
    var folded = ""
    for scalar in typed.unicodeScalars where !Self.isAccent(scalar, behind: folded.last) {
      folded += Self.fold(scalar)
    }
    text = folded.split(separator: " ").joined(separator: " ")
    bare = Self.withoutMarks(text)
  }

  /// Whether there is a letter or a digit of any script.
  var hasWords: Bool { text.contains { $0.isLetter || $0.isNumber } }

  /// The words of the line, without digits and marks.
  var words: [String] { text.split { !$0.isLetter }.map(String.init) }

  /// The text without marks and spaces at its end.
  static func withoutMarks(_ text: String) -> String {
    guard let last = text.lastIndex(where: { !" .,!?~…:;。、〜「」".contains($0) }) else { return "" }
    return String(text[...last])
  }

  /// A mark on a digit, a slip of a finger, is left out: no number is written so.
  private static func isAccent(_ scalar: Unicode.Scalar, behind last: Character?) -> Bool {
    let marks: [Unicode.GeneralCategory] = [.nonspacingMark, .enclosingMark, .spacingMark]
    return last?.isNumber == true && marks.contains(scalar.properties.generalCategory)
  }

  private static func fold(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    // Joiners, variation selectors and keycaps change nothing; apostrophes are left out.
    case "\u{200B}"..."\u{200D}", "\u{2060}", "\u{FEFF}", "\u{FE0E}", "\u{FE0F}", "\u{20E3}",
      "'", "’", "‘", "`", "´":
      ""
    case "×", "✕", "✖", "*", "·": "×"
    case "÷": "/"
    case "−", "–", "—", "⁻", "₋", "➖", "﹣": "-"
    case "\u{FF01}"..."\u{FF5E}":
      Unicode.Scalar(scalar.value - 0xFEE0).map(fold) ?? ""
    default: plain(scalar)
    }
  }

  private static func plain(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII, !scalar.properties.isWhitespace, !scalar.properties.isUppercase {
      return String(scalar)
    }
    if scalar.properties.isWhitespace { return " " }
    let character = Character(scalar)
    if scalar.properties.numericType == .decimal, let value = character.wholeNumberValue {
      return String(value)
    }
    return scalar.properties.lowercaseMapping
  }
}
