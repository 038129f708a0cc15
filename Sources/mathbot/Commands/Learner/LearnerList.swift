import ArgumentParser
import Content
import Quiz
import Screen
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `mathbot learner list`: prints who practises here, and how much.
struct LearnerList: ParsableCommand {
  static let configuration = CommandConfiguration(
    "list", .commandLearnerList, examples: ["mathbot learner", "mathbot learner list --json"])

  @Flag(help: .text(.commandJson))
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
      StandardOutput.write(Texts.ofUser(.noticeNobody))
    } else {
      for line in LearnerList.lines(overviews, current: current, shared: shared, .ofUser) {
        StandardOutput.say(line)
      }
      if overviews.count > 1 { StandardOutput.tell(.noticeLearnerStar) }
    }
  }

  /// A line for each learner, with the names and the levels in columns; a star marks who plays next.
  static func lines(
    _ overviews: [LearnerOverview], current: Learner?, shared: EffectiveSettings, _ texts: Texts
  ) -> [String] {
    let width = overviews.map(\.learner.name.displayWidth).max() ?? 0
    let longest = Difficulty.allCases.map(\.rawValue.count).max() ?? 0
    return overviews.map { overview in
      let mark = overview.learner.id == current?.id ? "*" : " "
      let settings = overview.learner.effectiveSettings(over: shared).settings
      let level = settings.difficulty.rawValue.padded(to: longest)
      return "\(mark) \(overview.learner.name.padded(to: width))  "
        + "\(texts(.noticeLearnerLevel, ["level": level]))  "
        + ([overview.practice(in: texts)] + overview.learner.settings.words(in: texts))
        .joined(separator: "; ")
    }
  }
}

extension LearnerSettings {
  /// What is the learner's own beside the level: minutes and operations.
  fileprivate func words(in texts: Texts) -> [String] {
    let minutes = minutes.map { texts.count($0, of: .minutes) }
    return [minutes, value(of: .operations)].compactMap(\.self)
  }
}

extension LearnerOverview {
  /// How much the learner practised, in words, such as
  /// `2 sessions, 40 questions, last on 2026-01-03`.
  func practice(in texts: Texts) -> String {
    guard let lastSessionAt else { return texts(.noticePracticeNone) }
    let day = LocalCalendar.here.day(of: lastSessionAt)
    return texts(
      .noticePracticeSome,
      [
        "sessions": texts.count(sessions, of: .sessions),
        "questions": texts.count(questions, of: .questions), "date": isoDate(ofDay: day),
      ])
  }
}

extension LearnerOverview: Worded {
  /// Whose practice it is, and how much.
  func words(in texts: Texts) -> String {
    texts(.noticePractice, ["name": learner.name, "practice": practice(in: texts)])
  }
}
