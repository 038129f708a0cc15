import Quiz
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where all learners stand today.
struct FamilyProgress {
  let family: FamilyReport
  /// The day of the report, on the local calendar.
  let day: Int

  init(in store: LearnerStore, weeklyGoal: Int, at now: Date = .now) throws(StorageError) {
    let today = LocalCalendar.here.day(of: now)
    let learners = try store.learners().sorted { $0.name.lowercased() < $1.name.lowercased() }
    let members = try learners.map { learner throws(StorageError) in
      FamilyReport.Member(
        name: learner.name,
        report: ProgressReport(past: try store.past(of: learner), on: today),
        weeklyGoal: weeklyGoal)
    }
    family = FamilyReport(members)
    day = today
  }
}
