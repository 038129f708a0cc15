extension String {
  /// The parts between commas, without spaces around them.
  var commaSeparated: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
  }

  /// The text in quotation marks, safe to print: cut to 40 characters, without control characters.
  package var quoted: String {
    let shown = prefix(40).map { $0.unicodeScalars.contains(where: \.isControl) ? "?" : $0 }
    return "“\(String(shown))\(count > 40 ? "…" : "")”"
  }
}

extension [String] {
  /// The words as a sentence has them when all count: `a, b and c`.
  package var listed: String { joined(lastSeparator: " and ") }

  /// The words as a sentence has them when one is chosen: `a, b or c`.
  package var alternatives: String { joined(lastSeparator: " or ") }

  private func joined(lastSeparator: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + lastSeparator + last
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
