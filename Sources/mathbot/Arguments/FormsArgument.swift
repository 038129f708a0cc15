import Quiz

/// In which forms facts are asked.
enum FormsArgument: ArgumentReader {
  static let offered = FormsSetting.allCases.map(\.rawValue)

  static func read(_ text: String) throws(ProgramFailure) -> FormsSetting {
    try Settings(text, for: .forms).forms
  }
}
