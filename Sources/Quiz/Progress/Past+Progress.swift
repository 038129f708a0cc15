extension Past {
  /// Where the child stands in each strand that was met, easiest first; none before as many answers
  /// as a placement has.
  func strands(on day: Int) -> [StrandProgress] {
    guard model.answerCount >= Placement.mostQuestions else { return [] }
    return Strand.allCases.compactMap { strand in
      StrandProgress(strand, answers: strandAnswers[strand, default: 0], model: model, on: day)
    }
  }

  /// The facts that became fluent after a day and still are, newest first.
  func newlyFluent(since start: Int, on day: Int) -> [FluentFact] {
    let new = items.items.compactMap { item, past in
      past.fluent.flatMap { $0.day > start ? (item, past, $0) : nil }
    }
    return new.sorted { $0.2.number > $1.2.number }.compactMap { item, past, moment in
      let memory = model.memory(of: item, on: day)
      guard memory.state == .fluent, let best = memory.bestTime, let first = past.firstRight
      else { return nil }
      return FluentFact(question: moment.question, firstTime: first, bestTime: best)
    }
  }

  /// The days with practice of those that the trend shows, oldest first.
  func trend(on today: Int) -> [TrendPoint] {
    let last = days.last.map { DaySum(lately.attempts(on: $0), on: $0) }
    return (days.sums + [last].compactMap(\.self))
      .filter { (today - ProgressReport.trendDays + 1...today).contains($0.day) }
      .compactMap(TrendPoint.init)
  }
}

extension StrategyTally {
  /// The strategies that were met, in the order of the strategies.
  func progress(on day: Int) -> [StrategyProgress] {
    Strategy.all.compactMap { strategy in
      memories[strategy].map { memory in
        StrategyProgress(
          strategy: strategy, state: memory.state, isFading: memory.isFading(on: day),
          answers: memory.count, right: right[strategy, default: 0])
      }
    }
  }
}
