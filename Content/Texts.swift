package import Basics

/// What Robo says, in one language.
package struct Texts: Sendable {
  package let language: Language
  private let table: [String: String]

  /// The texts of a language, with its hints.
  package init(_ language: Language) {
    self.language = language
    table = Self.table(of: Self.fileNames(of: language))
  }

  /// The calculator's texts of a language alone, which are read in a fraction of the time.
  package static func ofCalculator(_ language: Language) -> Texts {
    Texts(language, table(of: ["calculator-\(language.rawValue).txt"]))
  }

  private init(_ language: Language, _ table: [String: String]) {
    self.language = language
    self.table = table
  }

  private static func table(of files: [String]) -> [String: String] {
    files.reduce(into: [:]) { table, name in
      let file = TextTable(file: ContentFiles.text(named: name) ?? "")
      table.merge(file.texts) { _, newer in newer }
    }
  }

  /// The data files that hold a language's texts.
  package static func fileNames(of language: Language) -> [String] {
    ["", "hints-", "calculator-", "check-", "progress-", "worksheet-"]
      .map { "\($0)\(language.rawValue).txt" }
  }

  /// Every text by its key, as it stands in the files.
  package var all: [String: String] { table }

  /// The text with the given key, each `{name}` in it replaced by the value of that name.
  ///
  /// A key that no file has stands for itself, so that a gap is seen and never crashes.
  package func text(key: String, _ values: [String: String] = [:]) -> String {
    let template = table[key] ?? key
    return values.isEmpty ? template : Self.fill(template, with: values)
  }

  package func callAsFunction(_ phrase: Phrase, _ values: [String: String] = [:]) -> String {
    text(key: phrase.rawValue, values)
  }

  /// The text for a number of things: the key with `.one` for 1 where the language has it, else
  /// with `.other`; `{n}` is the number.
  package func count(_ number: Int, of phrase: CountPhrase) -> String {
    let one = phrase.rawValue + ".one"
    let key = number == 1 && table[one] != nil ? one : phrase.rawValue + ".other"
    return text(key: key, ["n": String(number)])
  }

  /// Replaces each `{name}` once, from left to right; a value is never read as a template.
  private static func fill(_ template: String, with values: [String: String]) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      result += values[name] ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
