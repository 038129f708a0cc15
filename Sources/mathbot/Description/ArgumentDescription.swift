/// An option, a flag or a value of a command, as the parser describes it.
struct ArgumentDescription: Decodable {
  enum Kind: String, Decodable {
    case positional, option, flag
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }

  struct Completion: Decodable {
    struct Words: Decodable {
      let values: [String]
    }

    struct Files: Decodable {}

    struct Source: Decodable {
      let command: String
    }

    let list: Words?
    let file: Files?
    let shellCommand: Source?
  }

  let kind: Kind
  let shouldDisplay: Bool
  let isOptional: Bool
  let isRepeating: Bool
  let abstract: String?
  let valueName: String?
  let preferredName: Name?
  let names: [Name]?
  let completionKind: Completion?

  /// How the option is typed, such as `--minutes`; nil for what has no name.
  var spelling: String? { preferredName.map { Self.spelling(of: $0) } }

  /// Whether the word names this option.
  func isNamed(_ word: String) -> Bool {
    (names ?? []).contains { Self.spelling(of: $0) == word }
  }

  private static func spelling(of name: Name) -> String {
    (name.kind == "short" ? "-" : "--") + name.name
  }
}
