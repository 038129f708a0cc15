import Foundation

/// A file that takes what a process writes: unlike a pipe it is never full.
struct Capture: ~Copyable {
  let handle: FileHandle
  private let path = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString

  init() throws {
    try Data().write(to: URL(fileURLWithPath: path))
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
