/// The letters of a text that stand for numbers to be found.
enum Unknowns {
  /// Every letter that stands alone and is no name of the calculator's, in order of the alphabet.
  static func letters(in text: String) -> [String] {
    let symbols = SourceText(text).symbols
    var letters: Set<String> = []
    var start = 0
    while start < symbols.count {
      guard symbols[start].isNameLetter else {
        start += 1
        continue
      }
      let end = symbols[start...].firstIndex { !$0.isNameLetter } ?? symbols.count
      let word = String(String.UnicodeScalarView(symbols[start..<end]))
      if word.count == 1, word != "e", word != "E" { letters.insert(word) }
      start = end
    }
    return letters.sorted()
  }
}
