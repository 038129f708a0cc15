package import Basics

extension Language {
  /// The language's name in the language itself.
  package var ownName: String { Self.text(of: "language.name", in: file) ?? rawValue }

  /// The file that names this language's tag; empty when there is none, so that the gap is seen.
  var file: ContentFile {
    ContentFiles.languages.first { Self.text(of: "language.tag", in: $0) == rawValue } ?? .empty
  }

  private static func text(of key: String, in file: ContentFile) -> String? {
    TextLines(file: file).first { $0.key == key }?.text
  }
}
