import ArgumentParser
import Content
import Quiz
import Screen
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
      StandardOutput.tell(.noticeConfigHelp)
    }
  }

  /// Says which lines of the file have no effect, as a misspelt one.
  private func warn(of unknownKeys: [(line: Int, name: String)]) {
    for (line, name) in unknownKeys {
      let error = SettingError(unknownKey: name).words(in: .ofUser)
      StandardError.complain(.fileSettingsUnknown, ["n": "\(line)", "error": error])
    }
  }

  /// The settings as the settings file has them, in groups below their headings: in a comment the
  /// name that the settings page has for each, and where it comes from if not from the file.
  static func lines(
    _ effective: EffectiveSettings, of learner: Learner?, _ texts: Texts
  ) -> [String] {
    func setting(_ key: SettingKey) -> String { "\(key) = \(effective.settings.value(of: key))" }
    let width = SettingKey.allCases.map { setting($0).displayWidth }.max() ?? 0
    let groups = SettingGroup.allCases.map { group in
      ["# " + texts.text(key: "settings.group.\(group)")]
        + group.keys.map { key in
          let name = texts.text(key: "settings.\(key)")
          let source = source(of: key, in: effective, learner, texts)
          let comment = source.map { texts.labelled(name, $0) } ?? name
          return setting(key).padded(to: width) + "  # " + comment
        }
    }
    return Array(groups.joined(separator: [""]))
  }

  /// Where a value comes from, in words; nil where it is the file's.
  private static func source(
    of key: SettingKey, in effective: EffectiveSettings, _ learner: Learner?, _ texts: Texts
  ) -> String? {
    switch effective.source(of: key) {
    case .file, .flag: nil
    case .learner: texts(.noticeSettingOf, ["name": learner?.name ?? Learner.defaultName])
    case .standard: texts(.noticeSettingDefault)
    case .environment: texts(.noticeSettingFrom, ["variable": key.environmentVariable])
    }
  }
}
