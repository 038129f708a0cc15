extension String {
  /// The text's end in the given width, behind a mark if something before it is left out.
  func keepingEnd(in width: Int, mark: String) -> String {
    guard displayWidth > width else { return self }
    let end = String(reversed()).start(in: width - mark.displayWidth)
    return mark + String(end.reversed())
  }

  /// The text's start in the given width, before a mark if something behind it is left out.
  package func keepingStart(in width: Int, mark: String) -> String {
    guard displayWidth > width else { return self }
    return start(in: width - mark.displayWidth) + mark
  }

  /// As much from the start as the width has room for, without a mark at the end: up to a comma, or
  /// else whole words.
  func keepingWords(in width: Int) -> String {
    guard displayWidth > width else { return self }
    let words = wrapped(to: Swift.max(1, width)).first ?? ""
    let end = words.lastIndex { "·,".contains($0) } ?? words.endIndex
    return String(words[..<end].reversed().drop { $0 == " " }.reversed())
  }

  private func start(in width: Int) -> String {
    var room = width
    return String(
      prefix { character in
        room -= character.displayWidth
        return room >= 0
      })
  }
}
