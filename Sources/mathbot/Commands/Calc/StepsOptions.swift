import ArgumentParser

/// Whether a calculation is worked out step by step, and in which form that is printed.
struct StepsOptions: ParsableArguments {
  @Flag(help: "How it is worked out on paper, line by line or in columns.")
  var steps = false

  @Flag(help: "With --steps: the columns of every line that has some.")
  var columns = false

  @Flag(help: "With --steps: the same as data; one object a line for piped input.")
  var json = false

  @Flag(help: "With --steps: one HTML page for a browser, to print.")
  var html = false

  /// Refuses what does not go together.
  func check(hasExpression: Bool) throws(ProgramFailure) {
    guard steps || !(columns || json || html) else {
      throw .usage("--columns, --json and --html go with --steps.")
    }
    guard [columns, json, html].count(where: \.self) <= 1 else {
      throw .usage("Give one of --columns, --json and --html.")
    }
    guard !html || hasExpression else {
      throw .usage("--html takes an expression, as in: --steps --html '432 ÷ 15'")
    }
  }
}
