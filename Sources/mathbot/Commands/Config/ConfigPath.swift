import ArgumentParser
import Content
import Storage

/// `mathbot config path`: prints where the settings file is, whether or not it exists.
struct ConfigPath: ParsableCommand {
  static let configuration = CommandConfiguration(
    "path", .commandConfigPath, examples: ["mathbot config path"])

  func run() {
    StandardOutput.write(SettingsStore.ofUser.path)
  }
}
