import Testing

/// What the parser of arguments finds out by itself, in mathbot's words.
///
/// Its errors are known by its sentences alone: a version that words them differently fails here.
struct ParserSentenceTests {
  @Test(arguments: [
    (["--minutes"], "A value is missing after --minutes. Try 'mathbot --help'."),
    (["calc", "--digits"], "A value is missing after --digits. Try 'mathbot calc --help'."),
    (["learner", "add"], "The name is missing. Try 'mathbot learner add --help'."),
    (["learner", "rename", "A"], "The new name is missing. Try 'mathbot learner rename --help'."),
    (["--minuts", "5"], "There is no option “--minuts” here. Did you mean --minutes?"),
    (["--xyzzyq"], "There is no option “--xyzzyq” here. Try 'mathbot --help'."),
    (["-x"], "There is no option “-x” here. Try 'mathbot --help'."),
    (["worksheet", "x"], "Nothing is known to do with “x”. Try 'mathbot worksheet --help'."),
    (
      ["practice", "now", "then"],
      "2 unexpected arguments: 'now', 'then'. Try 'mathbot practice --help'."
    ),
    (["calc", "--degrees", "--radians", "1"], "Give one of --degrees and --radians."),
    (
      ["--plain=x"],
      "The option '--plain' does not take any value, but 'x' was specified. Try 'mathbot --help'."
    ),
  ])
  func `a mistake that the parser finds is said in plain words`(
    arguments: [String], sentences: String
  ) throws {
    let run = try CommandRun.mathbot(arguments, home: try TemporaryHome())
    #expect(run == CommandRun(errors: "mathbot: \(sentences)\n", exitCode: 2))
  }
}
