import Foundation

/// A file that takes what a process writes, or holds what it reads: unlike a pipe it is never
/// full.
struct Capture: ~Copyable {
  let handle: FileHandle
  private let path = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString

  init(_ text: String = "") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Everything that was written.
  func text() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
