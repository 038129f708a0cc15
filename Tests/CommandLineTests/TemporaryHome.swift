import Foundation

/// A new home folder that is removed together with the value.
struct TemporaryHome: ~Copyable {
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

  /// Writes the settings file.
  func writeSettings(_ text: String) throws {
    let file = URL(fileURLWithPath: settingsFile)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of the settings file.
  func settings() throws -> String {
    try String(contentsOfFile: settingsFile, encoding: .utf8)
  }
}
