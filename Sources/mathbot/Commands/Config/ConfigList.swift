import ArgumentParser
import Quiz
import Storage

/// `mathbot config list`: prints every setting, its value, and where that comes from.
struct ConfigList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print all settings.")

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let loaded = try SettingsStore.ofUser.loadEffective()
    warn(of: loaded.unknownKeys)
    if json {
      try printJSON(SettingsReport(loaded.settings))
    } else {
      print(ConfigList.lines(loaded.settings).joined(separator: "\n"))
    }
  }

  /// Says which lines of the file have no effect, as a misspelt one.
  private func warn(of unknownKeys: [(line: Int, name: String)]) {
    for (line, name) in unknownKeys {
      StandardError.complain("Line \(line) of the settings file: \(SettingError(unknownKey: name))")
    }
  }

  /// The settings as the settings file has them, with a comment where they come from elsewhere.
  static func lines(_ effective: EffectiveSettings) -> [String] {
    SettingKey.allCases.map { key in
      let line = "\(key) = \(effective.settings.value(of: key))"
      return switch effective.source(of: key) {
      case .file, .flag: line
      case .standard: "\(line)  # default"
      case .environment: "\(line)  # from \(key.environmentVariable)"
      }
    }
  }
}
