import Foundation

/// A new home folder for the program, which is removed together with the value.
final class TemporaryHome {
  let path = FileManager.default.temporaryDirectory.path + "/mathbot-home-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of the settings file.
  var settingsFile: String { path + "/.config/mathbot/config" }

  /// The path of the practice data.
  var database: String { path + "/.local/share/mathbot/mathbot.sqlite" }

  /// The text of the settings file.
  func settings() throws -> String {
    try String(contentsOfFile: settingsFile, encoding: .utf8)
  }

  /// Writes the settings file.
  func writeSettings(_ text: String) throws {
    try write(text, to: settingsFile)
  }

  /// Writes a file, and creates its folder.
  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The names of what lies beside a file, in alphabetical order.
  func names(beside path: String) throws -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
