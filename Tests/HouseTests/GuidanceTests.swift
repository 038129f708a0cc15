import Foundation
import Testing

/// What the recipes for additions say, held against the house.
struct GuidanceTests {
  @Test func `every place that a recipe names is there`() throws {
    let guidance = SourceFile.root.appending(path: ".github/CONTRIBUTING.md")
    let text = try String(contentsOf: guidance, encoding: .utf8)
    let paths = text.matches(of: /`(Sources\/[^`]+)`/).map { String($0.1) }
    #expect(paths.count > 10)
    #expect(paths.filter { !Self.exists($0) } == [])
  }

  /// Whether a path is there, or, where a part of its last name is open, whether one such is.
  private static func exists(_ path: String) -> Bool {
    let file = SourceFile.root.appending(path: path)
    let parts = file.lastPathComponent.replacing("OPERATION", with: "…").split(
      separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = file.deletingLastPathComponent().path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      parts.count == 1
        ? name == file.lastPathComponent : name.hasPrefix(parts[0]) && name.hasSuffix(parts[1])
    }
  }
}
