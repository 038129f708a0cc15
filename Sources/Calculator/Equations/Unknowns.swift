/// The letters of a text that stand for numbers to be found.
enum Unknowns {
  /// Every letter that stands alone and is no name of the calculator's, in order of the alphabet.
  static func letters(in text: String) -> [String] {
    Set(words(in: text).filter { $0.count == 1 && $0 != "e" && $0 != "E" }).sorted()
  }

  /// The text with `x` in place of its only gap, as worksheets have them: `7 × __ = 56`, `3 + ? = 10`.
  ///
  /// Each character keeps its place. Where letters are, or several gaps, which may be different
  /// numbers, or where it stands in a number, as in `1_000`, nothing changes.
  static func fillingGap(in text: String) -> String {
    let runs = text.split { !"?_□".contains($0) }
    guard let gap = runs.first, runs.count == 1, letters(in: text).isEmpty,
      text[..<gap.startIndex].last?.isNumber != true, text[gap.endIndex...].first?.isNumber != true
    else { return text }
    let letter = "x" + String(repeating: " ", count: gap.count - 1)
    return text[..<gap.startIndex] + letter + text[gap.endIndex...]
  }

  /// Whether a word such as `xy` occurs, which means a product of letters and no unit.
  static func hasProduct(in text: String) -> Bool {
    words(in: text).contains { $0.count > 1 && $0.allSatisfy("abuvwxyz".contains) }
  }

  private static func words(in text: String) -> [String] {
    let symbols = SourceText(text).symbols
    var words: [String] = []
    var start = 0
    while start < symbols.count {
      guard symbols[start].isNameLetter else {
        start += 1
        continue
      }
      let end = symbols[start...].firstIndex { !$0.isNameLetter } ?? symbols.count
      words.append(String(String.UnicodeScalarView(symbols[start..<end])))
      start = end
    }
    return words
  }
}
