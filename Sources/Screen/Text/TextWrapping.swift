extension String {
  /// The text cut into lines of at most the given width in cells.
  ///
  /// Lines break at spaces, and between Chinese and Japanese characters unless the text has spaces
  /// between its phrases; a word longer than a line is cut. Nothing but the spaces at a break is lost, except that a wide character
  /// becomes `?` where a line has only one cell.
  package func wrapped(to width: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      var wrapping = TextWrapping(width: Swift.max(1, width))
      for piece in TextPieces(paragraph) { wrapping.add(piece) }
      return wrapping.finished()
    }
  }
}

/// A paragraph on its way to becoming lines.
private struct TextWrapping {
  let width: Int
  private var lines: [String] = []
  private var line = ""
  private var lineWidth = 0
  private var pendingSpaces = 0

  init(width: Int) {
    self.width = width
  }

  mutating func add(_ piece: TextPiece) {
    switch piece {
    case .space: pendingSpaces += 1
    case .word(let text): add(text)
    }
  }

  /// A calculation that no line can hold is broken at its spaces after all, a phrase between its
  /// characters.
  private mutating func add(_ word: String) {
    let wordWidth = word.displayWidth
    guard wordWidth > width else { return add(word, width: wordWidth) }
    for part in word.split(separator: " ") {
      for case .word(let piece) in TextPieces(ofPhrase: String(part)) {
        add(piece, width: piece.displayWidth)
      }
      pendingSpaces = 1
    }
    pendingSpaces = 0
  }

  mutating func finished() -> [String] {
    lines.append(line)
    return lines
  }

  private mutating func add(_ word: String, width wordWidth: Int) {
    if lineWidth + pendingSpaces + wordWidth <= width {
      append(String(repeating: " ", count: pendingSpaces) + word, pendingSpaces + wordWidth)
    } else if wordWidth <= width {
      breakLine()
      append(word, wordWidth)
    } else {
      cut(word)
    }
    pendingSpaces = 0
  }

  /// Puts a word that no line can hold on as many lines as it needs.
  private mutating func cut(_ word: String) {
    if lineWidth > 0 { breakLine() }
    for character in word {
      let fitting = character.displayWidth <= width ? character : "?"
      if lineWidth + fitting.displayWidth > width { breakLine() }
      append(String(fitting), fitting.displayWidth)
    }
  }

  private mutating func append(_ text: String, _ textWidth: Int) {
    line += text
    lineWidth += textWidth
  }

  private mutating func breakLine() {
    lines.append(line)
    line = ""
    lineWidth = 0
  }
}
