import ArgumentParser
import Basics
import Content
import Foundation
import Quiz
import Screen
import Storage
import Terminal
import Tutor

/// `mathbot progress`: where a child stands, or all of them.
struct ProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: "Show what is known, what is shaky, and what to talk about.",
    usage: """
      mathbot progress [--learner NAME | --all] [--plain]
      mathbot progress --html > report.html
      mathbot progress --json | --csv
      """,
    discussion: """
      A map of the tables, the growth of four weeks, slips that came more than once, and five \
      things to talk about this week, each with what to do. In a pipe it is all in words. --all \
      is a table of everybody and who needs what, --html a page for a browser, which prints well \
      on A4 and Letter. --csv has a row for each fact, --json has everything.
      """)

  @Option(help: "Whose progress; without this, of who practised last.", completion: .learners)
  var learner: String?

  @Flag(help: "Everybody in one table, by the last four weeks.")
  var all = false

  @Flag(help: "Print one HTML page, which needs nothing else.")
  var html = false

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
    try refuseContradictions()
    let color = try color.value()
    let store = LearnerStore.ofUser
    let settings = try SettingsStore.ofUser.loadUsable().settings
    let output = ProgressOutput(
      settings: settings, color: color, usesWords: plain || accessible || settings.accessible)
    if all {
      try printAll(in: store, output)
    } else {
      try printOne(in: store, output)
    }
  }

  private func refuseContradictions() throws(ProgramFailure) {
    let forms = [(json, "--json"), (csv, "--csv"), (html, "--html")].filter(\.0).map(\.1)
    if forms.count > 1 { throw .choose(forms) }
    if all, learner != nil { throw .choose(["--all", "--learner"]) }
    if all, csv { throw .choose(["--all", "--csv"]) }
  }

  private func printAll(in store: LearnerStore, _ output: ProgressOutput) throws {
    let progress = try FamilyProgress(in: store, weeklyGoal: output.settings.weeklyGoal)
    if let damaged = store.damaged { throw ProgramFailure.file(damaged.description) }
    let page = FamilyPage(progress.family, texts: output.texts)
    if json {
      try printJSON(FamilyRecord(progress.family, on: progress.day))
    } else if html {
      StandardOutput.write(page.html(on: isoDate(ofDay: progress.day)))
    } else {
      output.show(page.picture, page.lines)
    }
  }

  private func printOne(in store: LearnerStore, _ output: ProgressOutput) throws {
    let learner = try self.learner.map(store.knownLearner) ?? store.currentLearner()
    let progress = try LearnerProgress(
      of: learner, in: store, weeklyGoal: output.settings.weeklyGoal)
    if let damaged = store.damaged { throw ProgramFailure.file(damaged.description) }
    let page = ProgressPage(
      progress.report, learner: progress.displayName, goal: progress.goal,
      smallGoal: learner?.lastGoal)
    if json {
      try printJSON(ProgressRecord(progress))
    } else if csv {
      StandardOutput.write(FactTable(progress.report).csv, terminator: "")
    } else if html {
      StandardOutput.write(page.html(on: isoDate(ofDay: progress.report.day), in: output.texts))
    } else {
      output.show(page.picture(in: output.texts), page.lines(in: output.texts))
    }
  }
}

extension ProgramFailure {
  fileprivate static func choose(_ options: [String]) -> ProgramFailure {
    .usage("Choose one of \(options.listed). Try 'mathbot progress --help'.")
  }
}
