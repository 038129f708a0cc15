extension String {
  /// The text on one line: line ends and tabs are spaces, and whatever else has no picture, or
  /// was not valid UTF-8, is left out.
  package var asOneLine: String {
    var line = ""
    for character in self {
      if character.isNewline || character == "\t" {
        line.append(" ")
      } else {
        line.unicodeScalars.append(contentsOf: character.unicodeScalars.filter(\.isPictured))
      }
    }
    return line
  }
}

extension Unicode.Scalar {
  /// The scalar is no control, no mark of reading direction that could turn the line around,
  /// and no sign for broken text.
  fileprivate var isPictured: Bool {
    switch self {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFD}": false
    default: properties.generalCategory != .control
    }
  }
}
