import ArgumentParser
import Quiz
import Tutor

/// `mathbot practice`, and plain `mathbot`: the chat.
struct Practice: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "practice",
    abstract: "Practise in a chat with Robo. What a flag gives is not asked.",
    usage: """
      mathbot [--minutes N] [--difficulty LEVEL] [--operations LIST]
              [--table N] [--seed N] [--accessible] [--plain] [--color WHEN]
              [--no-animation]
      """)

  @Option(help: "How long: 1 to 10 minutes.", transform: Practice.minutes)
  var minutes: Int?

  @Option(help: "easy, medium, hard or auto.", transform: Practice.difficulty)
  var difficulty: Difficulty?

  @Option(
    help: "A list of add, subtract, multiply and divide, with commas.",
    transform: Practice.operations)
  var operations: Set<Quiz.Operation>?

  @Option(help: "One number to practise: 1 to 12.", transform: Practice.table)
  var table: Int?

  @Option(help: "Who practises; without it, who practised last.", completion: .learners)
  var learner: String?

  @Option(help: "A number that makes the same questions come again.", transform: Practice.seed)
  var seed: UInt64?

  @OptionGroup var global: GlobalOptions

  func run() throws {
    let launcher = try ChatLauncher(options: global, learner: learner)
    var setup = try launcher.setup()
    setup.minutes = minutes
    setup.difficulty = difficulty
    setup.operations = operations
    setup.table = table
    if let seed { setup.seed = seed }
    launcher.remember(in: &setup, isSeeded: seed != nil)
    // The parser runs commands where the program starts: on the main actor.
    try MainActor.assumeIsolated { try launcher.run(setup, isReplay: seed != nil) }
  }
}
