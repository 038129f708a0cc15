import Foundation

/// A Swift file of a target, read as text.
struct SourceFile {
  /// Where it is in its target, such as `Hints/HintPlan.swift`.
  let path: String
  let text: String

  private static let sources = root.appending(path: "Sources")

  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// The targets with Swift files, by name.
  static let targets: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: sources.path())
    return (names ?? []).filter { (try? paths(of: $0).isEmpty) == false }.sorted()
  }()

  /// The Swift files of a target.
  static func all(of target: String) throws -> [SourceFile] {
    try paths(of: target).map { path in
      let file = sources.appending(path: "\(target)/\(path)")
      return SourceFile(path: path, text: try String(contentsOf: file, encoding: .utf8))
    }
  }

  private static func paths(of target: String) throws -> [String] {
    let folder = sources.appending(path: target)
    guard try folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
      return []
    }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") }
  }
}
