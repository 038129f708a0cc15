import ArgumentParser
import Basics
import Content
import Quiz
import Screen
import Storage
import Terminal
import Tutor

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `mathbot progress`: where a child stands, or all of them.
struct ProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "progress", .commandProgress,
    usage: """
      mathbot progress [--learner NAME | --all] [--plain]
      mathbot progress --html > report.html
      mathbot progress --json | --csv
      """,
    more: .commandProgressMore,
    examples: [
      "mathbot progress --learner Mina", "mathbot progress --html > report.html",
      "mathbot progress --all",
    ])

  @Option(help: .text(.commandProgressLearner, value: "name"), completion: .learners)
  var learner: String?

  @Flag(help: .text(.commandProgressAll))
  var all = false

  @Flag(help: .text(.commandProgressHtml))
  var html = false

  @Flag(help: .text(.commandJson))
  var json = false

  @Flag(help: .text(.commandProgressCsv))
  var csv = false

  @Flag(help: .text(.commandProgressAccessible))
  var accessible = false

  @Flag(help: .text(.commandProgressPlain))
  var plain = false

  @Option(help: .text(.commandColor, value: "when"))
  var color = Given<ColorArgument>(.auto)

  func run() throws {
    try refuseContradictions()
    let color = try color.value()
    let store = LearnerStore.ofUser
    let settings = try SettingsStore.ofUser.loadUsable().settings
    let output = ProgressOutput(
      settings: settings, color: color, usesWords: plain,
      isHeard: accessible || settings.accessible)
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
    if let damaged = store.damaged { throw ProgramFailure.file(damaged) }
    let page = FamilyPage(
      progress.family, labels: [Learner.defaultName: output.texts(.learnerUnnamed)],
      texts: output.texts)
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
    if let damaged = store.damaged { throw ProgramFailure.file(damaged) }
    let page = ProgressPage(
      progress.report, learner: progress.displayName, goal: progress.goal,
      smallGoal: learner?.lastGoal)
    if json {
      try printJSON(ProgressRecord(progress))
    } else if csv {
      StandardOutput.write(FactTable(progress.report).csv, terminator: "")
    } else if html {
      StandardOutput.write(page.html(on: isoDate(ofDay: progress.report.day), in: output.texts))
    } else if output.isHigherThanScreen(page.picture(in: output.texts)) {
      try showOnScreen(progress, smallGoal: learner?.lastGoal)
    } else {
      output.show(page.picture(in: output.texts), page.lines(in: output.texts))
    }
  }

  /// Shows the report as a page to scroll, where the beginning would run out of sight.
  private func showOnScreen(_ progress: LearnerProgress, smallGoal: LastGoal?) throws {
    let launcher = try ChatLauncher(options: ChatOptions(), learner: learner)
    var setup = try launcher.setup()
    setup.purpose = .progress(
      progress.report, learner: progress.displayName, goal: progress.goal, smallGoal: smallGoal)
    // The parser runs commands where the program starts: on the main actor.
    try MainActor.assumeIsolated { try launcher.run(setup) }
  }
}

extension ProgramFailure {
  fileprivate static func choose(_ options: [String]) -> ProgramFailure {
    .usage(
      .usageChoose, ["options": Texts.ofUser.all(options)], helpOf: "mathbot progress")
  }
}
