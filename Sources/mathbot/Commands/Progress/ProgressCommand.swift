import ArgumentParser
import Basics
import Content
import Quiz
import Screen
import Storage
import Terminal
import Tutor

/// `mathbot progress`: where a child stands.
struct ProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: "Show what is known, what is shaky, and what to talk about.",
    usage: """
      mathbot progress [--learner NAME] [--plain]
      mathbot progress --json | --csv
      """,
    discussion: """
      A map of the tables, the trend of four weeks, slips that came more than once, and five \
      things to talk about this week. In a pipe it is all in words. --csv has a row for each \
      fact, --json has everything.
      """)

  @Option(help: "Whose progress; without this, of who practised last.", completion: .learners)
  var learner: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print one row for each fact, as comma-separated values.")
  var csv = false

  @Flag(help: "Words instead of pictures, for a screen reader.")
  var accessible = false

  @Flag(help: "The same words, line by line.")
  var plain = false

  @Option(help: "When to use colours: auto, always or never.")
  var color = Given<ColorArgument>(.auto)

  func run() throws {
    if json, csv {
      throw ProgramFailure.usage(
        "Choose one of --json and --csv. Try 'mathbot progress --help'.")
    }
    let color = try color.value()
    let store = LearnerStore.ofUser
    let learner = try self.learner.map(store.knownLearner) ?? store.currentLearner()
    let progress = try LearnerProgress(of: learner, in: store)
    if let damaged = store.damaged { throw ProgramFailure.file(damaged.description) }
    if json {
      try printJSON(ProgressRecord(progress))
    } else if csv {
      StandardOutput.write(FactTable(progress.report).csv, terminator: "")
    } else {
      try show(progress, color)
    }
  }

  private func show(_ progress: LearnerProgress, _ color: ColorFlag) throws {
    let environment = Environment.ofProcess
    let settings = try SettingsStore.ofUser.loadUsable().settings
    let texts = Texts(settings.language.spoken(system: environment.language))
    let page = ProgressPage(progress.report, learner: progress.displayName)
    let lines =
      hasPictures(environment.terminal, settings, color)
      ? page.picture(in: texts).printed(
        columns: Size.ofTerminal.columns.clamped(to: 40...120), glyphs: environment.glyphs,
        depth: environment.terminal.colorDepth(flag: color))
      : page.lines(in: texts)
    for line in lines { StandardOutput.write(line) }
  }

  /// Pictures are for eyes at a terminal, or for who asks for colours.
  private func hasPictures(
    _ terminal: TerminalEnvironment, _ settings: Settings, _ color: ColorFlag
  ) -> Bool {
    if plain || accessible || settings.accessible || terminal.asksForWords { return false }
    return terminal.outputIsTerminal && !terminal.isDumb
      || terminal.colorDepth(flag: color) != .none
  }
}
