/// Where a child stands, for the child and the parents.
package struct ProgressReport: Equatable, Sendable {
  /// How many days count as lately.
  static let lately = FluencyTally.daysKept
  /// How many days the trend shows.
  package static let trendDays = DayTally.daysKept

  /// The days of the trend of a report on a day.
  static func trendDays(until today: Int) -> ClosedRange<Int> { (today - trendDays + 1)...today }

  /// The day for which it was made, on the calendar of the attempts.
  package let day: Int
  /// What the child knows, is learning and cannot do yet, easiest first.
  package let strands: [StrandProgress]
  /// The heat map of each operation whose facts lie in a square.
  package let grids: [FactGrid]
  /// The ways to add and to subtract that the child has met.
  package let strategies: [StrategyProgress]
  /// The days with practice in the last four weeks, oldest first.
  package let trend: [TrendPoint]
  /// What became of the same facts in that time; nil where there are too few.
  package let growth: FactGrowthReport?
  package let habits: [Habit]
  /// The facts that became fluent in the last week, newest first.
  package let newlyFluent: [FluentFact]
  /// At most five things to talk about, the good one first.
  package let talkingPoints: [TalkingPoint]
  /// How many questions were asked in all, and how many of them were skipped before any try.
  package let asked: Int
  package let skipped: Int

  /// The report on a child's past, as it is on a day.
  package init(past: Past, on today: Int) {
    day = today
    strands = past.strands(on: today)
    grids = Operation.allCases.compactMap { FactGrid($0, model: past.model, on: today) }
    strategies = past.strategies.progress(on: today)
    trend = past.trend(on: today)
    growth = past.facts.growth(in: Self.trendDays(until: today))
    habits = past.habits.habits
    newlyFluent = past.newlyFluent(on: today)
    asked = past.asked
    skipped = past.skipped
    talkingPoints = Self.points(
      habits, newlyFluent, without: strands.used, past: past, on: today)
  }

  /// The heat map of an operation; nil where its facts lie in no square.
  package func grid(of operation: Operation) -> FactGrid? {
    grids.first { $0.operation == operation }
  }

  /// The last days of the trend, up to three, as one; nil without practice lately.
  package var latest: TrendPoint? { TrendPoint.mean(of: trend.suffix(latestDays)) }

  /// How many days those are.
  package var latestDays: Int { min(3, trend.count) }
}
