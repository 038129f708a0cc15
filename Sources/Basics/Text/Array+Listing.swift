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
