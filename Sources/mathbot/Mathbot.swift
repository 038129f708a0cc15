import ArgumentParser
import Content

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program: without a subcommand it practises.
@main
struct Mathbot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mathbot",
    abstract: Phrase.commandMathbot.placeholder,
    usage: """
      mathbot --minutes 5
      mathbot [--minutes N] [--difficulty LEVEL] [--operations LIST]
      mathbot <subcommand>
      """,
    discussion: Phrase.commandMathbotMore.placeholder,
    version: Self.versionNotice,
    groupedSubcommands: [
      CommandGroup(
        name: Phrase.commandGroupPractise.placeholder,
        subcommands: [
          PracticeCommand.self, CheckCommand.self, WorksheetCommand.self, GardenCommand.self,
          ProgressCommand.self,
        ]),
      CommandGroup(
        name: Phrase.commandGroupCalculate.placeholder,
        subcommands: [CalcCommand.self, SolveCommand.self, PlotCommand.self, ConvertCommand.self]),
      CommandGroup(
        name: Phrase.commandGroupFamily.placeholder,
        subcommands: [
          HistoryCommand.self, LearnerCommand.self, DataCommand.self, ConfigCommand.self,
        ]),
    ],
    defaultSubcommand: PracticeCommand.self)

  /// The version, which is named nowhere else.
  static let version = "0.1.0"

  /// The day of the version, for the manual pages.
  static let released = "2026-11-22"

  /// What `--version` prints, with the notice of the licence.
  static let versionNotice = "mathbot \(version)\n" + Phrase.commandLicence.placeholder

  /// All commands as the parser describes them for tools: JSON, in the language of the user.
  static var described: String {
    HelpText(.ofUser).filled(_dumpHelp()) { $0.escapedForJSON }
  }

  static func main() {
    // A file that reaches the limit of its size is a write that failed, not the program's end.
    signal(SIGXFSZ, SIG_IGN)
    Invocation.run(arguments: ProgramArguments.all)
  }
}
