import Foundation

/// A file that is there as long as the value.
final class TemporaryFile {
  let path: String

  init(_ text: String) throws {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
