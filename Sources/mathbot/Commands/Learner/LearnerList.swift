import ArgumentParser
import Foundation
import Quiz
import Screen
import Storage

/// `mathbot learner list`: prints who practises here, and how much.
struct LearnerList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print all learners; a star marks who practises now.")

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let overviews = try store.overviews()
    let current = try store.currentLearner()
    let shared = try SettingsStore.ofUser.loadUsable()
    if json {
      try printJSON(LearnerReport(overviews, current: current, shared: shared))
    } else if overviews.isEmpty {
      StandardOutput.write("Nobody has practised yet.")
    } else {
      for line in LearnerList.lines(overviews, current: current, shared: shared) {
        StandardOutput.write(line)
      }
    }
  }

  /// A line for each learner, with the names and the levels in columns.
  static func lines(
    _ overviews: [LearnerOverview], current: Learner?, shared: EffectiveSettings
  ) -> [String] {
    let width = overviews.map(\.learner.name.displayWidth).max() ?? 0
    return overviews.map { overview in
      let mark = overview.learner.id == current?.id ? "*" : " "
      let settings = overview.learner.effectiveSettings(over: shared).settings
      let level = settings.difficulty.rawValue.padded(to: 6)
      let operations = overview.learner.settings.value(of: .operations).map { "; \($0)" } ?? ""
      return "\(mark) \(overview.learner.name.padded(to: width))  \(level)  "
        + overview.practice + operations
    }
  }
}

extension LearnerOverview {
  /// How much the learner practised, in words, such as
  /// `2 sessions, 40 answers, last on 2026-01-03`.
  var practice: String {
    guard let lastSessionAt else { return "no practice yet" }
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
    return "\(sessions.counted("session")), \(attempts.counted("answer")), "
      + "last on \(style.format(lastSessionAt))"
  }
}

extension Int {
  /// The number with a noun, such as `1 session` or `2 sessions`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
