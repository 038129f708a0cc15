extension String {
  /// A name, whose apostrophes were left out, as it stands in a line: ONeil as O'Neil.
  func withApostrophes(of typed: String) -> String {
    let spoken = typed.split(whereSeparator: \.isWhitespace).map {
      FoldedLine.withoutMarks(String($0))
    }
    return split(separator: " ").map { part in
      spoken.last { $0.hasApostropheOfName && $0.filter { !$0.isApostrophe } == part }
        ?? String(part)
    }.joined(separator: " ")
  }

  /// Whether an apostrophe stands in it as in names, of which more follows than of "isn't" and
  /// "we're": O'Neil, De'Andre.
  var hasApostropheOfName: Bool {
    let parts = split(omittingEmptySubsequences: false, whereSeparator: \.isApostrophe)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].count > 2
  }
}

extension Character {
  /// Whether it is one of the signs that are written for an apostrophe.
  var isApostrophe: Bool { "'’‘".contains(self) }
}
