import Quiz

/// How long a session is, in minutes.
enum MinutesArgument: ArgumentReader {
  static let offered = PracticeOptions.allowedMinutes.map(String.init)

  static func read(_ text: String) throws(ProgramFailure) -> Int {
    try Settings(text, for: .minutes).minutes
  }
}
