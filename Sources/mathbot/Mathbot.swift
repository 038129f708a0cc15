import ArgumentParser
import Glibc

/// The program: without a subcommand it practises.
@main
struct Mathbot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mathbot",
    abstract: "Practise maths with Robo, a friendly robot, in the terminal.",
    usage: """
      mathbot --minutes 5
      mathbot [--minutes N] [--difficulty LEVEL] [--operations LIST]
      mathbot <subcommand>
      """,
    discussion: """
      Robo asks, you answer. While a question is open: ? is a tip; s, p, t or q, and
      Enter, skips, pauses, tells the time left or stops. Everything stays on this
      computer.
      """,
    version: Self.versionNotice,
    groupedSubcommands: [
      CommandGroup(
        name: "Practise",
        subcommands: [
          PracticeCommand.self, CheckCommand.self, WorksheetCommand.self, GardenCommand.self,
          ProgressCommand.self,
        ]),
      CommandGroup(
        name: "Calculate",
        subcommands: [CalcCommand.self, SolveCommand.self, PlotCommand.self, ConvertCommand.self]),
      CommandGroup(
        name: "Family and settings",
        subcommands: [
          HistoryCommand.self, LearnerCommand.self, DataCommand.self, ConfigCommand.self,
        ]),
    ],
    defaultSubcommand: PracticeCommand.self)

  /// What `--version` prints, with the notice of the licence.
  static let versionNotice = """
    mathbot 0.1.0
    Free software under the GNU General Public License, version 3 or later.
    There is NO WARRANTY, to the extent permitted by law.
    """

  static func main() {
    // A file that reaches the limit of its size is a write that failed, not the program's end.
    signal(SIGXFSZ, SIG_IGN)
    Invocation.run(arguments: ProgramArguments.all)
  }
}
