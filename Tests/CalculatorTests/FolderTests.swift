import Foundation
import Testing

/// The folders of the calculator, read as source: each stands on others, and none on itself.
struct FolderTests {
  /// A folder's code, and the names that it declares for all.
  private struct Folder {
    var code = ""
    var names: Set<String> = []

    /// Whether the code uses one of the names: a type, or a function that is called by itself.
    func uses(_ other: Folder) -> Bool {
      other.names.contains { name in
        let isFunction = name.first?.isLowercase == true
        let use = isFunction ? "(?<![.\\w])(?<!func )(?<!case )\(name)\\(" : "\\b\(name)\\b"
        return code.range(of: use, options: .regularExpression) != nil
      }
    }
  }

  @Test func `no folder needs one that needs it`() throws {
    let folders = try Self.folders()
    #expect(folders.count > 10)
    var waiting = folders
    // What needs none of those that wait can be built; a circle never can.
    while let next = waiting.first(where: { folder in
      !waiting.contains { $0.key != folder.key && folder.value.uses($0.value) }
    }) { waiting[next.key] = nil }
    #expect(waiting.keys.sorted() == [])
  }

  private static func folders() throws -> [String: Folder] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Calculator").standardized
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path())
    return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { folders, path in
      let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let folder = path.contains("/") ? String(path.prefix { $0 != "/" }) : "the top"
      folders[folder, default: Folder()].code += code(of: source)
      folders[folder, default: Folder()].names.formUnion(names(in: source))
    }
  }

  /// The source without comments and texts.
  private static func code(of source: String) -> String {
    source.replacing(/\/\/.*/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
  }

  /// The types and functions that are declared outside of others.
  private static func names(in source: String) -> [String] {
    let form = /(?m)^(?:package |final |indirect )*(?:struct|class|enum|protocol|func) (\w+)/
    return source.matches(of: form).map { String($0.1) }
  }
}
