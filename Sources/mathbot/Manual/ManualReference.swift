import Content

/// What holds for all commands: the sections at the end of the page of mathbot itself.
struct ManualReference {
  let texts: Texts

  /// What each command that has `--json` prints.
  static var documents: [(command: String, document: any JSONDocument.Type)] {
    [
      ("calc --steps", WorkingRecord.self),
      ("config list", SettingsReport.self),
      ("convert --list", UnitReport.self),
      ("garden", GardenRecord.self),
      ("history calculations", CalculationsReport.self),
      ("history practice", SessionsReport.self),
      ("learner list", LearnerReport.self),
      ("plot", PlotRecord.self),
      ("progress", ProgressRecord.self),
      ("progress --all", FamilyRecord.self),
      ("solve", SolutionRecord.self),
      ("solve", SystemRecord.self),
    ]
  }

  /// The variables, the files and the forms of JSON.
  var sections: [String] {
    [".SH \(texts(.manualHeadingEnvironment))"] + environment
      + [".SH \(texts(.manualHeadingFiles))"] + files
      + [".SH JSON"] + Roff.prose(texts(.manualJson)) + [".PP", ".EX"] + forms + [".EE"]
  }

  /// What the shell is told at the end.
  var exitStatus: [String] {
    let statuses: [(String, Phrase)] = [
      ("0", .manualExitDone), ("1", .manualExitNegative), ("2", .manualExitUsage),
      ("3", .manualExitFile),
    ]
    return statuses.flatMap { entry($0, $1) }
  }

  private var environment: [String] {
    entry("MATHBOT_MINUTES, MATHBOT_LANGUAGE ...", .manualEnvironmentSettings)
      + entry("NO_COLOR", .manualEnvironmentColor)
      + entry("LC_ALL, LC_MESSAGES, LANG", .manualEnvironmentLanguage)
      + entry("XDG_CONFIG_HOME, XDG_DATA_HOME", .manualEnvironmentFolders)
  }

  private var files: [String] {
    entry("~/.config/mathbot/config", .manualFilesSettings)
      + entry("~/.local/share/mathbot/mathbot.sqlite", .manualFilesAnswers)
  }

  private var forms: [String] {
    Self.documents.map { command, document in
      Roff.typed("\(command) --json  \(document.format) \(document.schema)")
    }
  }

  private func entry(_ term: String, _ phrase: Phrase) -> [String] {
    [".TP", Roff.bold(term)] + Roff.prose(texts(phrase))
  }
}
