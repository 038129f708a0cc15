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
    let flags = PracticeFlags(
      minutes: try minutes?.value(), difficulty: try difficulty?.value(),
      operations: try operations?.value(), table: try table?.value())
    let seed = try seed?.value()
    try Self.practise(global.chosen(), flags, learner: learner, seed: seed)
  }

  /// Practises as the options and flags say, which were read already.
  static func practise(
    _ options: ChatOptions = ChatOptions(), _ flags: PracticeFlags = PracticeFlags(),
    learner: String? = nil, seed: UInt64? = nil
  ) throws {
    let launcher = try ChatLauncher(options: options, learner: learner)
    var setup = try launcher.setup()
    setup.flags = flags
    if let seed { setup.seed = seed }
    launcher.introduce(in: &setup, isSeeded: seed != nil)
    // The parser runs commands where the program starts: on the main actor.
    try MainActor.assumeIsolated { try launcher.run(setup, isReplay: seed != nil) }
  }
}
