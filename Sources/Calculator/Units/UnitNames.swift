/// The names of units in other languages than English, by which they are read too.
package struct UnitNames: Equatable, Sendable {
  /// Lines such as `km = 킬로미터 · キロメートル · 公里`: the names in one language after the other, of which
  /// each may have several with commas between; lines that begin with # are notes.
  private let file: String

  /// No names.
  package static let none = UnitNames(file: "")

  package init(file: String) {
    self.file = file
  }

  /// The names of a unit in a language, counted from 0; none for an unknown unit.
  package func names(of symbol: String, inLanguage index: Int) -> [String] {
    let line = lines.first { $0.symbol == symbol }
    return line.flatMap { $0.languages.indices.contains(index) ? $0.languages[index] : nil } ?? []
  }

  /// The unit with this name; nil for words in English, and for names that are too short to be
  /// nothing else.
  ///
  /// It looks through all lines, as few words in a calculation are names.
  func symbol(of name: String) -> String? {
    guard name.count > 1, name.utf8.contains(where: { $0 > 0x7F }) else { return nil }
    return lines.first { $0.languages.joined().contains(name) }?.symbol
  }

  /// All symbols that have names.
  package var symbols: [String] { lines.map(\.symbol) }

  private var lines: some Sequence<(symbol: String, languages: [[String]])> {
    file.split(separator: "\n").lazy.filter { !$0.hasPrefix("#") }.compactMap { line in
      let parts = line.split(separator: " = ", maxSplits: 1)
      guard let symbol = parts.first, let names = parts.last, parts.count == 2 else { return nil }
      let languages = names.split(separator: " · ").map { language in
        language.split(separator: ",").map { String($0.drop { $0 == " " }) }
      }
      return (String(symbol), languages)
    }
  }
}
