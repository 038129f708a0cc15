extension Character {
  /// Whether all of the character is seen; pictures of several people are joined by a scalar that
  /// is not.
  var isPictured: Bool {
    let isEmoji = unicodeScalars.first?.properties.isEmojiPresentation ?? false
    return unicodeScalars.allSatisfy { scalar in
      isEmoji && scalar == "\u{200D}"
        || ![.control, .format, .surrogate, .unassigned]
          .contains(scalar.properties.generalCategory)
    }
  }
}

extension String {
  /// The text with a space for white space, and a sign for every other character that is no
  /// picture, such as a control.
  package var shown: String {
    String(map { $0.isWhitespace ? " " : $0.isPictured ? $0 : "\u{FFFD}" })
  }
}
