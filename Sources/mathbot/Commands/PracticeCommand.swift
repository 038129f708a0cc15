import ArgumentParser
import Quiz
import Tutor

/// `mathbot practice`, and plain `mathbot`: the chat.
struct PracticeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "practice",
    abstract: "Practise in a chat with Robo. What a flag gives is not asked.",
    usage: """
      mathbot [--minutes N] [--difficulty LEVEL] [--operations LIST]
              [--table N] [--learner NAME] [--seed N] [--accessible]
              [--plain] [--color WHEN] [--no-animation]
      """,
    discussion: """
      While a question is open: ? is a tip; s, p, t or q, and Enter, skips, pauses,
      tells the time left or stops, which Robo asks once. Where there are several
      learners, Robo asks who plays: the first line answers that, unless --learner
      does.

      With --seed and lines from a pipe, the same lines give the same session:
        printf '56\\n?\\nq\\nq\\nbye\\n' | mathbot --seed 1 --minutes 1 --difficulty easy
      """)

  @Option(help: ArgumentHelp("How long: 1 to 10 minutes.", valueName: "n"))
  var minutes: Given<MinutesArgument>?

  @Option(help: ArgumentHelp("\(DifficultyArgument.words).", valueName: "level"))
  var difficulty: Given<DifficultyArgument>?

  @Option(
    help: ArgumentHelp(
      "\(OperationsArgument.offered.joined(separator: ", ")), with commas.", valueName: "list"))
  var operations: Given<OperationsArgument>?

  @Option(help: ArgumentHelp("One number to practise: 1 to 12.", valueName: "n"))
  var table: Given<TableArgument>?

  @Option(
    help: ArgumentHelp("Who plays; else Robo asks if there are several.", valueName: "name"),
    completion: .learners)
  var learner: String?

  @Option(help: ArgumentHelp("Makes the same questions come again.", valueName: "n"))
  var seed: Given<SeedArgument>?

  @OptionGroup var global: GlobalOptions

  func run() throws {
    let minutes = try minutes?.value()
    let difficulty = try difficulty?.value()
    let operations = try operations?.value()
    let table = try table?.value()
    let seed = try seed?.value()
    let launcher = try ChatLauncher(options: global, learner: learner)
    var setup = try launcher.setup()
    setup.flags = PracticeFlags(
      minutes: minutes, difficulty: difficulty, operations: operations, table: table)
    if let seed { setup.seed = seed }
    launcher.introduce(in: &setup, isSeeded: seed != nil)
    // The parser runs commands where the program starts: on the main actor.
    try MainActor.assumeIsolated { try launcher.run(setup, isReplay: seed != nil) }
  }
}
