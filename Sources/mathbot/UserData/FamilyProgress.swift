import Foundation
import Quiz
import Storage

/// Where all learners stand today, from what is stored of the last four weeks.
struct FamilyProgress {
  /// How many of a learner's latest answers are looked at: enough for what they need now, and few
  /// enough for a class.
  private static let mostAnswers = 1_000

  let family: FamilyReport
  /// The day of the report, on the local calendar.
  let day: Int

  init(in store: LearnerStore, weeklyGoal: Int, at now: Date = .now) throws(StorageError) {
    let today = LocalCalendar.day(of: now)
    // A day more than the report shows, whatever the hour.
    let start = now.addingTimeInterval(-Double(ProgressReport.trendDays + 1) * 86_400)
    let learners = try store.learners().sorted { $0.name.lowercased() < $1.name.lowercased() }
    let members = try learners.map { learner throws(StorageError) in
      FamilyReport.Member(
        name: learner.name,
        report: ProgressReport(
          past: try store.pastAttempts(of: learner, since: start, limit: Self.mostAnswers),
          on: today),
        weeklyGoal: weeklyGoal)
    }
    family = FamilyReport(members)
    day = today
  }
}
