import Foundation

/// A new folder that is removed together with the value.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    path = Self.root + "/mathbot-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  // In memory where there is a folder with room, as the tests bring thousands of files to the disk.
  // A container's has only 64 MB by default.
  private static let root: String = {
    let memory = "/dev/shm"
    let files = FileManager.default
    let free = try? files.attributesOfFileSystem(forPath: memory)[.systemFreeSize] as? Int64
    let hasRoom = (free ?? 0) > 900_000_000 && files.isWritableFile(atPath: memory)
    return hasRoom ? memory : files.temporaryDirectory.path
  }()

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
