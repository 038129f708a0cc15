import Screen

/// Text in the language of the programs that set manual pages.
///
/// See groff(7) and man(7).
enum Roff {
  /// The longest line of a page's source, in characters.
  private static let lineLimit = 76

  /// Text to be read, in lines that the reader's program fills anew.
  ///
  /// A line that starts like a request does not become one.
  static func prose(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").map({ breakable(String($0)) }) {
      if let last = lines.last, last.count + word.count < lineLimit {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines.map(guarded)
  }

  /// The word with places where a line may end: between two wide characters, which have no spaces
  /// between them.
  private static func breakable(_ word: String) -> String {
    var line = ""
    var last: Character?
    for character in escaped(word) {
      if let last, mayBreak(between: last, and: character) { line += #"\:"# }
      line.append(character)
      last = character
    }
    return line
  }

  /// Text that is typed as it stands: its hyphens are those of the keyboard.
  static func typed(_ text: String) -> String {
    guarded(escaped(text).replacing("-", with: #"\-"#))
  }

  /// Bold text that is typed as it stands.
  static func bold(_ text: String) -> String { #"\fB"# + typed(text) + #"\fR"# }

  /// The name of a value, in italics.
  static func value(_ name: String) -> String { #"\fI"# + typed(name) + #"\fR"# }

  private static func escaped(_ text: String) -> String { text.replacing(#"\"#, with: #"\e"#) }

  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? #"\&"# + line : line
  }

  /// No line begins with a mark that closes, and none ends with one that opens.
  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    isWide(left) && isWide(right) && !"（「『".contains(left)
      && !"、。，．！？）」』：；ーっゃゅょッャュョ".contains(right)
  }

  private static func isWide(_ character: Character) -> Bool {
    // Korean puts spaces between its words and breaks there.
    !("\u{AC00}"..."\u{D7A3}").contains(character) && String(character).displayWidth == 2
  }
}
