import Foundation
import Testing

/// The pure targets, read as source: they import what is listed here and nothing else, and reach
/// neither a clock, nor chance without a seed, nor the terminal.
struct PurityTests {
  /// What each pure target may import.
  static let allowed: [String: Set<String>] = [
    "Basics": [],
    "Calculator": ["Basics", "CMPFR"],
    "Content": ["Basics", "CContent"],
    "Quiz": ["Basics", "Calculator"],
    "Screen": ["Basics"],
    "Tutor": ["Basics", "Calculator", "Content", "Quiz", "Screen"],
  ]

  /// What needs no import and yet brings time, chance or output in.
  static let effects = [
    "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "randomElement()",
    "shuffle()", "shuffled()", "print(", "readLine(",
  ]

  @Test(arguments: allowed.keys.sorted())
  func `a pure target imports only what it may`(target: String) throws {
    let files = try SourceFile.all(of: target)
    #expect(!files.isEmpty)
    for file in files {
      let others = Self.imports(in: file.text).subtracting(Self.allowed[target] ?? [])
      #expect(others == [], "\(file.path)")
    }
  }

  @Test(arguments: allowed.keys.sorted())
  func `a pure target has no clock, no chance without a seed, and no output`(target: String)
    throws
  {
    for file in try SourceFile.all(of: target) {
      for line in file.text.split(separator: "\n") {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        #expect(!Self.effects.contains(where: code.contains), "\(file.path): \(line)")
        #expect(!code.contains(".random(in:") || code.contains("using:"), "\(file.path): \(line)")
      }
    }
  }

  /// What asks for ICU's data or the names of characters, which the program is linked without: the
  /// time zone and the language of the place would silently be others, a character would have no name.
  static let places = [
    "TimeZone", "DateFormatter", "NumberFormatter", "Locale(", "Locale.", "Calendar.current",
    "Calendar(", ".formatted(date:", ".formatted(.time(", "localized", "COLLATE LOCALIZED",
    "properties.name",
  ]

  @Test(arguments: SourceFile.targets)
  func `no target needs the data that the program is linked without`(target: String) throws {
    for file in try SourceFile.all(of: target) {
      // Where there is no FoundationEssentials, Foundation needs no data of its own.
      let elsewhere = /#if canImport\(FoundationEssentials\)\n.*\n#else\n.*\n#endif/
      let imports = Self.imports(in: file.text.replacing(elsewhere, with: ""))
      #expect(!imports.contains("Foundation"), "\(file.path)")
      for line in file.text.split(separator: "\n") where !line.contains("///") {
        let code = line.replacing("LocalCalendar", with: "")
        #expect(!Self.places.contains(where: code.contains), "\(file.path): \(line)")
      }
    }
  }

  @Test(arguments: allowed.keys.sorted())
  func `the table of the house says the same`(target: String) throws {
    let readme = SourceFile.root.appending(path: "Sources/README.md")
    let rows = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "|") }
    let row = try #require(
      rows.first {
        $0.count == 3 && Self.trimmed($0[0]) == "`\(target)`"
      })
    let imports = row[2].split(separator: ",").map(Self.trimmed).filter { $0 != "–" }
    #expect(Set(imports) == Self.allowed[target])
  }

  @Test(arguments: [
    ("import Foundation", "Foundation"), ("package import Dispatch", "Dispatch"),
    ("  import Glibc", "Glibc"), ("@preconcurrency internal import Darwin", "Darwin"),
    ("import func Glibc.exit", "Glibc"), ("import FoundationEssentials\n", "FoundationEssentials"),
    ("@_exported import struct Foundation.Date", "Foundation"),
  ])
  func `every form of an import is seen`(source: String, module: String) {
    #expect(Self.imports(in: "import Quiz\n" + source) == ["Quiz", module])
  }

  @Test func `a comment imports nothing`() {
    #expect(Self.imports(in: "// import Foundation\n/// Do not import Dispatch.") == [])
  }

  /// The modules that a file imports, in whatever way.
  static func imports(in source: String) -> Set<String> {
    let form =
      /^[^\/"]*\bimport\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
    return Set(
      source.split(separator: "\n").compactMap { $0.firstMatch(of: form).map { String($0.1) } })
  }

  private static func trimmed(_ cell: Substring) -> String {
    cell.trimmingCharacters(in: .whitespaces)
  }
}
