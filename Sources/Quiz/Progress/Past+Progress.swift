extension Past {
  /// Where the child stands in each strand, easiest first; none before as many answers as a placement
  /// has.
  func strands(on day: Int) -> [StrandProgress] {
    guard model.answerCount >= Placement.mostQuestions else { return [] }
    let found = Strand.allCases.map { progress(in: $0, on: day) }
    let used = found.used
    return found.map {
      used.contains($0.strand) ? progress(in: $0.strand, on: day, isUsed: true) : $0
    }
  }

  private func progress(in strand: Strand, on day: Int, isUsed: Bool = false) -> StrandProgress {
    StrandProgress(
      strand, strands[strand] ?? StrandTally(), model: model, on: day, isUsed: isUsed)
  }

  /// The facts that were asked lately, are fluent and were not before: first those that were missed
  /// once, then those that gained most time, then those answered last.
  ///
  /// Where the child did nothing, only more is known of how long things last.
  func newlyFluent(on today: Int) -> [FluentFact] {
    let start = today - ProgressReport.lately
    guard let before = fluency.fluent(after: start) else { return [] }
    let new = model.memories.filter { item, memory in
      memory.lastDay ?? start > start && !before.contains(item)
        && model.state(of: item) == .fluent
    }
    return new.sorted { $0.value.lastIndex ?? 0 > $1.value.lastIndex ?? 0 }
      .compactMap { item, memory in
        fluentFact(item, memory).map { (fact: $0, wasHard: items[item]?.lastMiss != nil) }
      }
      .sorted { ($0.wasHard ? 1 : 0, $0.fact.timeSaved) > ($1.wasHard ? 1 : 0, $1.fact.timeSaved) }
      .map(\.fact)
  }

  private func fluentFact(_ item: LearningItem, _ memory: ItemMemory) -> FluentFact? {
    guard case .fact(let question) = item, !question.isTrivial,
      let first = items[item]?.firstRight, let best = memory.bestTime
    else { return nil }
    return FluentFact(question: question, firstTime: first, bestTime: best)
  }

  /// How many questions were asked in all.
  package var asked: Int { days.askedBefore + (lastSum?.asked ?? 0) }

  /// How many of them were skipped before any try.
  var skipped: Int { days.skippedBefore + (lastSum?.skipped ?? 0) }

  /// The sums of the last day.
  private var lastSum: DaySum? {
    days.last.map { DaySum(lately.attempts(on: $0), on: $0) }
  }

  /// The days with practice of those that the trend shows, oldest first.
  func trend(on today: Int) -> [TrendPoint] {
    (days.sums + [lastSum].compactMap(\.self))
      .filter { ProgressReport.trendDays(until: today).contains($0.day) }
      .compactMap(TrendPoint.init)
  }
}

extension [StrandProgress] {
  /// The strands on which one is built that works.
  var used: Set<Strand> { Set(filter { $0.standing == .knows }.flatMap(\.strand.foundations)) }
}

extension StrategyTally {
  /// The kinds that were met, in the order of the strategies.
  func progress(on day: Int) -> [StrategyProgress] {
    StrategyKind.allCases.compactMap { kind in
      memories[kind].map { memory in
        StrategyProgress(
          kind: kind,
          state: memory.state(fluentFrom: OwnRetention.daysLooked.lowerBound),
          isFading: memory.isFading(on: day),
          answers: memory.count, right: right[kind, default: 0],
          recentAnswers: memory.recent.count,
          recentRight: memory.recent.count - memory.recentMisses)
      }
    }
  }
}

extension FactTally {
  /// What became of the facts of the first half of the days with practice in the second; nil where
  /// there are too few.
  func growth(in days: ClosedRange<Int>) -> FactGrowthReport? {
    FactGrowthReport(pairs(in: days))
  }

  /// How the facts of the first half of the days with practice went then, and in the second half.
  func pairs(in days: ClosedRange<Int>) -> [FactPair] {
    let practised = self.days.filter { days.contains($0.key) }.sorted { $0.key < $1.key }.map(
      \.value)
    let half = practised.count / 2
    var pairs: [LearningItem: FactPair] = [:]
    for (item, answer) in practised.prefix(half).joined() {
      pairs[item, default: FactPair(hardness: item.hardness)].before.take(answer)
    }
    for (item, answer) in practised.suffix(half).joined() {
      pairs[item]?.now.take(answer)
    }
    // A dictionary has no order, and sums of doubles depend on it.
    return pairs.sorted { $0.key.rank < $1.key.rank }.map(\.value)
  }
}
