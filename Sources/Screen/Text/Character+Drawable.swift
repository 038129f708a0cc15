extension Character {
  /// The character as it may stand in a cell, or nil for one that must not reach the terminal.
  ///
  /// Controls, bidirectional marks and other invisible code points are taken out; a code point
  /// of unknown looks becomes a question mark; a tab becomes a space.
  package var drawable: Character? {
    if utf8.count == 1 { return self == "\t" ? " " : displayWidth == 0 ? nil : self }
    if isLineOrBlock { return self }
    if unicodeScalars.contains(where: \.hasUnknownLooks) { return "?" }
    let cleaned = unicodeScalars.allSatisfy(\.isDrawable) ? self : withoutInvisibleScalars
    guard let cleaned, cleaned.displayWidth > 0 else { return nil }
    return cleaned.unicodeScalars.count <= Self.longestCluster ? cleaned : cleaned.base
  }

  /// No emoji has more code points; piles of accents that do are not letters any more.
  private static let longestCluster = 12

  private var withoutInvisibleScalars: Character? {
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.filter(\.isDrawable))
    return String(kept).first
  }

  private var base: Character? {
    unicodeScalars.first.map(Character.init)
  }
}

extension StringProtocol {
  /// The text in characters that may reach the terminal.
  package var drawable: String { String(compactMap(\.drawable)) }
}

extension Unicode.Scalar {
  /// Whether the code point may be sent to a terminal as a part of a character.
  ///
  /// This is stricter than what may stand in a text (`isPrintable` of the ground floor): no mark of
  /// format is sent but those that join emoji, and a sign for broken text is shown.
  fileprivate var isDrawable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    case .format: value == 0x200D || (0xE0020...0xE007F).contains(value)
    default: true
    }
  }

  fileprivate var hasUnknownLooks: Bool {
    switch properties.generalCategory {
    case .unassigned, .privateUse: true
    default: false
    }
  }
}
