import ArgumentParser

/// How much of a history is shown, and for whom.
struct HistoryOptions: ParsableArguments {
  @Option(name: .customLong("limit"), help: "At most so many, the latest.")
  private var wantedLimit: Int?

  @Flag(help: "Print JSON.")
  var json = false

  /// At most so many are shown; nil where nobody says it.
  ///
  /// - Throws: `ProgramFailure.usage` with what is allowed.
  func limit() throws(ProgramFailure) -> Int? {
    guard let wantedLimit, wantedLimit < 1 else { return wantedLimit }
    throw .usage("--limit takes a whole number from 1 on, not \(wantedLimit).")
  }
}
