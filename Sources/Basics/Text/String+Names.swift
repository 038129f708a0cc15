extension String {
  /// Whether the text can be a name: it has something to see, at most so many characters, and
  /// nothing hidden among them.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func canBeName(ofAtMost length: Int) -> Bool {
    (1...length).contains(count) && allSatisfy(\.canStandInName)
      && contains { !$0.isWhitespace }
  }
}

extension Character {
  /// More accents than any writing puts on one letter, and more parts than any emoji has.
  private static let longest = 12

  /// No control, mark of direction, filler or sign without width; those that join the parts of an
  /// emoji may stand between them.
  fileprivate var canStandInName: Bool {
    let scalars = unicodeScalars
    guard scalars.count <= Self.longest, !isNewline, scalars.allSatisfy(\.isPrintable) else {
      return false
    }
    let isEmoji = scalars.first?.properties.isEmoji ?? false
    return scalars.allSatisfy { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint
        || (isEmoji && (scalar == "\u{200D}" || scalar == "\u{FE0F}"))
    }
  }
}

extension StringProtocol {
  /// The text with a capital letter at its beginning: leo as Leo.
  package var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
