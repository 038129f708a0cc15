import ArgumentParser
import Content

/// How much of a history is shown, and for whom.
struct HistoryOptions: ParsableArguments {
  @Option(name: .customLong("limit"), help: .text(.commandHistoryLimit, value: "n"))
  private var wantedLimit: Given<LimitArgument>?

  @Flag(help: .text(.commandJson))
  var json = false

  /// At most so many are shown; nil where nobody says it.
  ///
  /// - Throws: `ProgramFailure.usage` with what is allowed.
  func limit() throws(ProgramFailure) -> Int? { try wantedLimit?.value() }
}
