extension String {
  /// The text with spaces after it, or before it, until it has the width in cells.
  package func padded(to width: Int, atRight: Bool = false) -> String {
    let spaces = String(repeating: " ", count: Swift.max(0, width - displayWidth))
    return atRight ? spaces + self : self + spaces
  }
}
