/// The names that a Swift file declares and those that it uses, as far as its text tells.
///
/// The formatter sees to it that what stands at the start of a line is declared outside of all types.
/// A member that an extension gives to a type of another folder is not seen, nor is what stands
/// inside of a string.
struct FileNames {
  /// The folder of the target in which the file is.
  let folder: String
  /// What the file declares for all.
  private(set) var declared: Set<String> = []
  /// The types that the file declares or extends.
  private(set) var owners: Set<String> = []
  /// What is declared inside of these types.
  private(set) var members: [String: Set<String>] = [:]
  /// The names that stand by themselves, and so not behind a point.
  private(set) var used: Set<String> = []

  init(_ file: SourceFile) {
    folder = file.path.contains("/") ? String(file.path.prefix { $0 != "/" }) : "the top"
    let code = Self.code(of: file.text)
    readDeclarations(in: code)
    readUses(in: code)
  }

  private mutating func readDeclarations(in code: String) {
    let form =
      #/
      ^(\s*)((?:@?\w+\s)*?)
      (struct|class|enum|actor|protocol|typealias|associatedtype|extension|func|case)\s(\w+\(?)
      /#
    var owner = ""
    for found in code.split(separator: "\n").compactMap({ $0.firstMatch(of: form) }) {
      let (indentation, modifiers, kind) = (found.1, found.2, found.3)
      let name = Self.name(String(found.4), kind)
      if indentation.isEmpty { owner = name }
      owners.insert(owner)
      if kind == "extension" { continue }
      if indentation.isEmpty, !modifiers.contains("private") {
        declared.insert(name)
      } else {
        members[owner, default: []].insert(name)
      }
    }
  }

  /// What is called is known by its call: the word alone may be a label or a value.
  private static func name(_ word: String, _ kind: Substring) -> String {
    let bare = word.filter { $0 != "(" }
    return kind == "func" || (kind == "case" && word != bare) ? bare + "(" : bare
  }

  private mutating func readUses(in code: String) {
    for path in code.split(whereSeparator: { !($0.isLetter || $0.isNumber || "_.".contains($0)) }) {
      let name = path.prefix { $0 != "." }
      used.insert(String(name))
      if code[path.endIndex...].first == "(" { used.insert("\(path)(") }
    }
  }

  /// The source without comments, strings and points that are no member's.
  private static func code(of source: String) -> String {
    source.replacing(/(?s)"{3}.*?"{3}/, with: "").replacing(/\/\/.*/, with: "")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "").replacing("...", with: " ")
  }
}
