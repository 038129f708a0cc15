import ArgumentParser
import Quiz
import Storage
import Tutor

/// `mathbot check`: the check of the tables, without help.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the tables: 25 questions, 6 seconds each.",
    discussion: """
      As in England's multiplication tables check: 6 seconds for each answer, 3 seconds between \
      the questions, the tables of 2 to 12. Robo gives no tips and says nothing about right or \
      wrong before the result sheet at the end.
      """)

  @Option(help: "How many: 5 to 25.")
  var questions = Given<CheckLengthArgument>(25)

  @Option(
    help: """
      How often each table comes: official has more of 6, 7, 8, 9 and 12, less of 2 and 10; \
      even has as much of each.
      """)
  var tableMix = Given<TableMixArgument>(.official)

  @Option(help: "Who does the check.", completion: .learners)
  var learner: String?

  @Option(help: "A number that makes the same questions come again.")
  var seed: Given<SeedArgument>?

  @OptionGroup var global: GlobalOptions

  func run() throws {
    let questions = try questions.value()
    let mix = try tableMix.value()
    let seed = try seed?.value()
    let launcher = try ChatLauncher(options: global, learner: learner)
    var setup = try launcher.setup()
    setup.purpose = .check(questions: questions, mix: mix)
    if let seed { setup.seed = seed }
    launcher.introduce(in: &setup, isSeeded: seed != nil)
    // The parser runs commands where the program starts: on the main actor.
    try MainActor.assumeIsolated { try launcher.run(setup, isReplay: seed != nil) }
  }
}
