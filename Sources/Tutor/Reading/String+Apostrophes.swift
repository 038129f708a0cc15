import Basics

extension String {
  /// A name, whose apostrophes were left out, as it stands in a line: Oneil as O'neil; `isName` says
  /// which words with one are names.
  func withApostrophes(of typed: String, where isName: (String) -> Bool) -> String {
    let spoken = typed.split(whereSeparator: \.isWhitespace).map {
      FoldedLine.withoutMarks(String($0))
    }
    return split(separator: " ").map { part in
      let word = spoken.last { word in
        isName(word) && word.filter { !$0.isApostrophe }.lowercased() == part.lowercased()
      }
      return word?.withCapital ?? String(part)
    }.joined(separator: " ")
  }
}

extension Character {
  /// Whether it is one of the signs that are written for an apostrophe.
  var isApostrophe: Bool { "'’‘".contains(self) }
}
