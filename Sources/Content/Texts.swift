package import Basics

/// What Robo says, in one language.
package struct Texts: Sendable {
  /// The language of the texts.
  package let language: Language

  private let index: TextIndex

  /// The texts of a language.
  package init(_ language: Language) {
    self.language = language
    index = .of(language)
  }

  /// Every text by its key, as it stands in the language's file.
  package var all: [String: String] {
    TextLines(file: language.file).reduce(into: [:]) { $0[$1.key] = $1.text }
  }

  /// The text with the given key, as it stands in the language's file; nil where there is none.
  package subscript(key: String) -> String? { index[key] }

  /// The text with the given key, each `{name}` in it replaced by the value of that name.
  ///
  /// A key that the file lacks stands for itself, so that a gap is seen and never crashes.
  package func text(key: String, _ values: [String: String] = [:]) -> String {
    let template = self[key] ?? key
    return values.isEmpty ? template : Self.fill(template, with: values)
  }

  /// The text of a phrase, each `{name}` in it replaced by the value of that name.
  package func callAsFunction(_ phrase: Phrase, _ values: [String: String] = [:]) -> String {
    text(key: phrase.key, values)
  }

  /// The text for a number of things: the key with `.one` for 1 where the language has it, else
  /// with `.other`; `{n}` is the number.
  package func count(_ number: Int, of phrase: CountPhrase) -> String {
    let key = number == 1 && self[phrase.one] != nil ? phrase.one : phrase.other
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
