import ArgumentParser
import Content
import Quiz
import Tutor

/// `mathbot practice`, and plain `mathbot`: the chat.
struct PracticeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "practice", .commandPractice,
    usage: """
      mathbot [--minutes N] [--difficulty LEVEL] [--operations LIST]
              [--table N] [--learner NAME] [--seed N] [--accessible]
              [--plain] [--color WHEN] [--no-animation]
      """,
    more: .commandPracticeMore,
    examples: [
      "mathbot --minutes 5 --difficulty easy",
      "mathbot --table 7",
      "printf '56\\n?\\nq\\nq\\nbye\\n' | mathbot --seed 1 --minutes 1 --difficulty easy",
    ])

  @Option(help: .text(.commandPracticeMinutes, value: "n"))
  var minutes: Given<MinutesArgument>?

  @Option(help: .text(.commandLevels, value: "level"))
  var difficulty: Given<DifficultyArgument>?

  @Option(help: .text(.commandOperations, value: "list"))
  var operations: Given<OperationsArgument>?

  @Option(help: .text(.commandTable, value: "n"))
  var table: Given<TableArgument>?

  @Option(help: .text(.commandPracticeLearner, value: "name"), completion: .learners)
  var learner: String?

  @Option(help: .text(.commandPracticeSeed, value: "n"))
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
