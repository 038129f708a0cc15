import ArgumentParser
import Content
import Quiz
import Storage
import Tutor

/// `mathbot check`: the check of the tables, without help.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "check", .commandCheck, more: .commandCheckMore,
    examples: ["mathbot check", "mathbot check --questions 10 --learner Mina"])

  @Option(help: .text(.commandCheckQuestions, value: "n"))
  var questions = Given<CheckLengthArgument>(25)

  @Option(help: .text(.commandCheckMix, value: "mix"))
  var tableMix = Given<TableMixArgument>(.official)

  @Option(help: .text(.commandCheckLearner, value: "name"), completion: .learners)
  var learner: String?

  @Option(help: .text(.commandCheckSeed, value: "n"))
  var seed: Given<SeedArgument>?

  @OptionGroup var global: GlobalOptions

  func run() throws {
    let questions = try questions.value()
    let mix = try tableMix.value()
    let seed = try seed?.value()
    let launcher = try ChatLauncher(options: global.chosen(), learner: learner)
    var setup = try launcher.setup()
    setup.purpose = .check(questions: questions, mix: mix)
    if let seed { setup.seed = seed }
    launcher.introduce(in: &setup, isSeeded: seed != nil)
    // The parser runs commands where the program starts: on the main actor.
    try MainActor.assumeIsolated { try launcher.run(setup, isReplay: seed != nil) }
  }
}
