/// The letters of a text that stand for numbers to be found.
enum Unknowns {
  /// Every letter that stands alone and is no name of the calculator's, in order of the alphabet.
  static func letters(in text: String) -> [String] {
    Set(words(in: text).filter { $0.count == 1 && $0 != "e" && $0 != "E" }).sorted()
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
