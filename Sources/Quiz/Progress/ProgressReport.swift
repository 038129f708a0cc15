/// Where a child stands, for the child and the parents.
package struct ProgressReport: Equatable, Sendable {
  /// How many days count as lately.
  static let lately = 7
  /// How many days the trend shows.
  static let trendDays = 28

  /// The heat map of each operation.
  package let grids: [FactGrid]
  /// The strategies for larger numbers that the child has met.
  package let strategies: [StrategyProgress]
  /// The days with practice in the last four weeks, oldest first.
  package let trend: [TrendPoint]
  package let habits: [Habit]
  /// The facts that became fluent in the last week, newest first.
  package let newlyFluent: [Question]
  /// At most five things to talk about, the good one first.
  package let talkingPoints: [TalkingPoint]
  /// How many questions were answered in all.
  package let answers: Int

  /// The report on a child's past, oldest try first, as it is on a day.
  ///
  /// - Complexity: O(n) in the number of tries.
  package init(past: [PastAttempt], on today: Int) {
    var model = LearnerModel()
    var fluent: [Question] = []
    for attempt in past {
      let observation = model.observe(attempt.attempt, on: attempt.day)
      guard attempt.day > today - Self.lately, let observation else { continue }
      fluent += observation.milestones.compactMap(\.newlyFluent)
    }
    grids = Operation.allCases.map { FactGrid($0, model: model, on: today) }
    strategies = StrategyProgress.all(of: model, on: today)
    trend = TrendPoint.all(in: past.filter { $0.day > today - Self.trendDays })
    habits = Habit.all(in: past.map(\.attempt))
    newlyFluent = Self.stillFluent(fluent, model, on: today)
    answers = model.answerCount
    talkingPoints = Self.points(habits, newlyFluent, past: past, model, on: today)
  }

  private static func stillFluent(
    _ questions: [Question], _ model: LearnerModel, on day: Int
  ) -> [Question] {
    var seen: Set<LearningItem> = []
    return questions.reversed().filter { question in
      let item = LearningItem(question)
      return model.memory(of: item, on: day).state == .fluent && seen.insert(item).inserted
    }
  }
}

extension Milestone {
  fileprivate var newlyFluent: Question? {
    if case .becameFluent(let question) = self { question } else { nil }
  }
}
