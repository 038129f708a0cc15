/// What a terminal session asks of the terminal.
package struct TerminalOptions {
  /// Clicks and the wheel are reported.
  package var mouse: Bool
  /// The terminal is asked for its background and the width of `×`.
  package var queries: Bool
  /// What is shown when the program crashes: one friendly line.
  package var crashMessage: String
  /// Called before the screen is taken; every way out removes the file whose path it answers.
  package var screenFile: () -> String?
  /// The line of a program that asks for no other.
  package static let usualCrashMessage = "Sorry, mathbot had to stop. Please start it again."

  package init(
    mouse: Bool = true, queries: Bool = true,
    crashMessage: String = usualCrashMessage, screenFile: @escaping () -> String? = { nil }
  ) {
    self.mouse = mouse
    self.queries = queries
    self.crashMessage = crashMessage
    self.screenFile = screenFile
  }
}
