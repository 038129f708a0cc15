import ArgumentParser
import Storage

/// `mathbot config path`: prints where the settings file is, whether or not it exists.
struct ConfigPath: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print the path of the settings file.")

  func run() {
    StandardOutput.write(SettingsStore.ofUser.path)
  }
}
