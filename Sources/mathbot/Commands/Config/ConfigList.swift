import ArgumentParser
import Content
import Quiz
import Storage

/// `mathbot config list`: prints every setting, its value, and where that comes from.
struct ConfigList: ParsableCommand {
  static let configuration = CommandConfiguration(
    "list", .commandConfigList, examples: ["mathbot config list", "mathbot config list --json"])

  @Flag(help: .text(.commandJson))
  var json = false

  func run() throws {
    let learner = LearnerStore.ofUser.readableCurrentLearner()
    let loaded = try SettingsStore.ofUser.loadEffective(for: learner)
    warn(of: loaded.unknownKeys)
    if json {
      try printJSON(SettingsReport(loaded.settings))
    } else {
      for line in ConfigList.lines(loaded.settings, of: learner, .ofUser) {
        StandardOutput.write(line)
      }
    }
  }

  /// Says which lines of the file have no effect, as a misspelt one.
  private func warn(of unknownKeys: [(line: Int, name: String)]) {
    for (line, name) in unknownKeys {
      let error = SettingError(unknownKey: name).words(in: .ofUser)
      StandardError.complain(.fileSettingsUnknown, ["n": "\(line)", "error": error])
    }
  }

  /// The settings as the settings file has them, in groups below their headings, with a comment
  /// where they come from elsewhere.
  static func lines(
    _ effective: EffectiveSettings, of learner: Learner?, _ texts: Texts
  ) -> [String] {
    let groups = SettingGroup.allCases.map { group in
      ["# " + texts.text(key: "settings.group.\(group)")]
        + group.keys.map { line(of: $0, in: effective, learner, texts) }
    }
    return Array(groups.joined(separator: [""]))
  }

  private static func line(
    of key: SettingKey, in effective: EffectiveSettings, _ learner: Learner?, _ texts: Texts
  ) -> String {
    let line = "\(key) = \(effective.settings.value(of: key))"
    let source: String? =
      switch effective.source(of: key) {
      case .file, .flag: nil
      case .learner: texts(.noticeSettingOf, ["name": learner?.name ?? Learner.defaultName])
      case .standard: texts(.noticeSettingDefault)
      case .environment: texts(.noticeSettingFrom, ["variable": key.environmentVariable])
      }
    return line + (source.map { "  # " + $0 } ?? "")
  }
}
