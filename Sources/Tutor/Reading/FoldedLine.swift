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
    text = Self.foldedBytes(of: typed) ?? Self.foldedScalars(of: typed)
    bare = Self.withoutMarks(text)
  }

  /// The line in one spelling, scalar by scalar.
  static func foldedScalars(of typed: String) -> String {
    var folded = ""
    for scalar in typed.unicodeScalars where !isAccent(scalar, behind: folded.last) {
      folded += fold(scalar)
    }
    return folded.split(separator: " ").joined(separator: " ")
  }

  /// The same byte by byte, as there are thousands of words to know; nil where it is not of ASCII alone
  /// before or behind.
  static func foldedBytes(of typed: String) -> String? {
    var bytes: [UInt8] = []
    for byte in typed.utf8 {
      switch byte {
      case UInt8(ascii: "*"), 128...: return nil
      case UInt8(ascii: "'"), UInt8(ascii: "`"): break
      case space, 9...13: if let last = bytes.last, last != space { bytes.append(space) }
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | capitalBit)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes.last == space ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  private static let space = UInt8(ascii: " ")
  /// What a small letter of ASCII has and its capital has not.
  private static let capitalBit: UInt8 = 0x20

  /// Whether there is a letter or a digit of any script.
  var hasWords: Bool { text.contains { $0.isLetter || $0.isNumber } }

  /// The words of the line, without digits and marks.
  var words: [String] { text.split { !$0.isLetter }.map(String.init) }

  /// The text without marks and spaces at its end.
  static func withoutMarks(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let last = scalars.lastIndex(where: { !marks.contains($0) }) else { return "" }
    return String(scalars[...last])
  }

  private static let marks = Set(" .,!?~…:;。、〜「」".unicodeScalars)

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
