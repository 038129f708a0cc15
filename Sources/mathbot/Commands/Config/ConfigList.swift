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
    let learner = LearnerStore.ofUser.readableCurrentLearner()
    let loaded = try SettingsStore.ofUser.loadEffective(for: learner)
    warn(of: loaded.unknownKeys)
    if json {
      try printJSON(SettingsReport(loaded.settings))
    } else {
      for line in ConfigList.lines(loaded.settings, of: learner) { StandardOutput.write(line) }
    }
  }

  /// Says which lines of the file have no effect, as a misspelt one.
  private func warn(of unknownKeys: [(line: Int, name: String)]) {
    for (line, name) in unknownKeys {
      StandardError.complain("Line \(line) of the settings file: \(SettingError(unknownKey: name))")
    }
  }

  /// The settings as the settings file has them, in groups below their headings, with a comment
  /// where they come from elsewhere.
  static func lines(_ effective: EffectiveSettings, of learner: Learner?) -> [String] {
    let groups = SettingGroup.allCases.map { group in
      ["# \(group.title)"] + group.keys.map { line(of: $0, in: effective, learner) }
    }
    return Array(groups.joined(separator: [""]))
  }

  private static func line(
    of key: SettingKey, in effective: EffectiveSettings, _ learner: Learner?
  ) -> String {
    let line = "\(key) = \(effective.settings.value(of: key))"
    return switch effective.source(of: key) {
    case .file, .flag: line
    case .learner: "\(line)  # of \(learner?.name ?? Learner.defaultName)"
    case .standard: "\(line)  # default"
    case .environment: "\(line)  # from \(key.environmentVariable)"
    }
  }
}

extension SettingGroup {
  /// The heading above the group.
  fileprivate var title: String {
    switch self {
    case .practice: "Practice"
    case .look: "Look"
    case .family: "This family"
    case .calculator: "Calculator"
    }
  }
}
