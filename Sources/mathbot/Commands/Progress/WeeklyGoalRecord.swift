import Quiz

/// How far the parents' goal of a week is, as `progress --json` prints it.
struct WeeklyGoalRecord: Encodable {
  /// The days that are wished for, and those with practice among the last seven.
  let days: Int
  let practised: Int
  let reached: Bool

  init(_ goal: WeeklyGoal) {
    days = goal.wished
    practised = goal.practised
    reached = goal.isReached
  }
}
