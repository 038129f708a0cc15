import Foundation

/// A new folder that is removed together with the value.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    // In memory where there is such a folder, as the tests bring thousands of files to the disk.
    let memory = "/dev/shm"
    let root =
      FileManager.default.isWritableFile(atPath: memory)
      ? memory : FileManager.default.temporaryDirectory.path
    path = root + "/mathbot-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of what is in the folder, in alphabetical order.
  func names(in subfolder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + subfolder).sorted()
  }
}

/// The text of a file.
func text(of path: String) throws -> String {
  try String(contentsOfFile: path, encoding: .utf8)
}

/// Writes a text to a file.
func write(_ text: String, to path: String) throws {
  try Data(text.utf8).write(to: URL(fileURLWithPath: path))
}
