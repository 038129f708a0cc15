extension Unicode.Scalar {
  /// Whether the scalar may stand in a line of text: it is no control, no mark of reading
  /// direction that could turn the line around, and no sign for broken text.
  package var isPrintable: Bool {
    switch self {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFD}": false
    default: !isControl
    }
  }
}

extension String {
  /// The text on one line: line ends and tabs are spaces, and scalars that are not printable are
  /// left out.
  ///
  /// Complexity: O(*n*) in the length of the text.
  package var printable: String {
    var line = ""
    for character in self {
      if character.isNewline || character == "\t" {
        line.append(" ")
      } else {
        line.unicodeScalars.append(contentsOf: character.unicodeScalars.filter(\.isPrintable))
      }
    }
    return line
  }
}
