import Quiz
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a learner stands today, from what is stored of them.
struct LearnerProgress {
  /// Nil before anybody practised.
  let learner: Learner?
  let report: ProgressReport
  /// How far the parents' goal is; nil without one, and before anybody practised.
  let goal: WeeklyGoal?

  /// Reads the learner's practice; without a learner the report is empty.
  init(
    of learner: Learner?, in store: LearnerStore, weeklyGoal: Int = 0, at now: Date = .now
  ) throws(StorageError) {
    self.learner = learner
    let past = try learner.map { learner throws(StorageError) in try store.past(of: learner) }
    report = ProgressReport(past: past ?? Past(), on: LocalCalendar.here.day(of: now))
    goal = learner == nil ? nil : WeeklyGoal(days: weeklyGoal, in: report)
  }

  /// The learner's name; nil for the one whom nobody gave a name.
  var displayName: String? {
    learner.flatMap { $0.isNamed(Learner.defaultName) ? nil : $0.name }
  }
}
