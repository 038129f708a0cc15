extension String {
  /// The text as it may stand in a sentence: cut to 40 characters, without control characters.
  package var excerpt: String {
    let shown = prefix(40).map { $0.unicodeScalars.contains(where: \.isControl) ? "?" : $0 }
    return String(shown) + (count > 40 ? "…" : "")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, which could move the cursor of a terminal.
  package var isControl: Bool { properties.generalCategory == .control }
}
