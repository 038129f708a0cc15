import Quiz

/// In which forms facts are asked.
enum FormsArgument: ArgumentReader {
  static func read(_ text: String) throws(ProgramFailure) -> FormsSetting {
    try Settings(text, for: .forms).forms
  }
}
