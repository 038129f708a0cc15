import Testing

/// The folders of each target, read as source: each stands on others, and none on itself.
struct FolderTests {
  @Test(arguments: SourceFile.targets)
  func `no folder needs one that needs it`(target: String) throws {
    let folders = FolderMap(try SourceFile.all(of: target))
    #expect(!folders.needs.isEmpty)
    #expect(folders.circles == [])
  }

  @Test func `every target with Swift is read`() {
    let edges: Set = ["Storage", "SystemIO", "Terminal", "mathbot"]
    #expect(edges.union(PurityTests.allowed.keys) == Set(SourceFile.targets))
  }

  @Test func `the arrows of a circle are named, and none that only leads to it`() {
    let folders = FolderMap([
      SourceFile(path: "Plain/Sum.swift", text: "package struct Sum {}\nfunc add(_ sum: Sum) {}"),
      SourceFile(
        path: "Hints/Hint.swift", text: "struct Hint {\n  let result: [Session.Result]\n}"),
      SourceFile(path: "Practice/Tries.swift", text: "package enum Tries {}"),
      SourceFile(path: "Practice/Session.swift", text: "struct Session {\n  let hints: [Plan]\n}"),
      SourceFile(path: "Plans/Plan.swift", text: "indirect enum Plan {\n  case one(Hint, Sum)\n}"),
      SourceFile(path: "Start.swift", text: "func start() {\n  if 0...Tries.all { add(.zero) }\n}"),
    ])
    #expect(
      folders.circles == [
        "Hints needs Practice for Session", "Plans needs Hints for Hint",
        "Practice needs Plans for Plan",
      ])
    #expect(folders.needs["the top"] == ["Practice": ["Tries"], "Plain": ["add("]])
  }

  @Test(arguments: [
    "extension Page {\n  var key: Key { .enter }\n}",
    "struct Line {\n  enum Key {}\n  let key: Key\n}",
    "struct Line {\n  func press() {}\n  func end() { press() }\n}",
    "enum Line {\n  case press(Int)\n  static let zero = press(0)\n}",
    "private struct Key {}\nlet key: Key", "let line = Page.Key.enter", "let line = page.press()",
    "// Key and press()", "let line = \"Key\"", "let lines = \"\"\"\n  Key\n  \"\"\"",
  ])
  func `another thing of the same name is no arrow`(line: String) {
    let folders = FolderMap([
      SourceFile(path: "Keys/Key.swift", text: "struct Key {\n  let lines: [Line]\n}"),
      SourceFile(path: "Keys/press.swift", text: "func press() {}\nlet line: Line"),
      SourceFile(path: "Lines/Page.swift", text: "struct Page {\n  enum Key {}\n}"),
      SourceFile(path: "Lines/Line.swift", text: "struct Line {}"),
      SourceFile(path: "Lines/More.swift", text: line),
    ])
    #expect(folders.needs["Keys"]?.keys.sorted() == ["Lines"])
    #expect(folders.circles == [])
  }
}
