extension ProgressReport {
  /// One good thing, then habits, missed facts, fading facts and slow facts.
  static func points(
    _ habits: [Habit], _ newlyFluent: [FluentFact], past: Past, on day: Int
  ) -> [TalkingPoint] {
    let told = habits.prefix(mostHabits).compactMap(\.examples.first?.question)
    let facts = metFacts(in: past, without: Set(told.map(LearningItem.init)))
    let points =
      newlyFluent.prefix(1).map { TalkingPoint.becameFluent($0.question) }
      + habits.prefix(mostHabits).map(TalkingPoint.habit)
      + shaky(facts, past, on: day)
      + fading(facts, past.model, on: day)
      + slow(facts, past.model, on: day)
    return Array(points.prefix(TalkingPoint.most))
  }

  /// How many habits are worth talking about in one week.
  private static let mostHabits = 2

  /// The facts that were asked, newest first, without those that are told of already.
  private static func metFacts(in past: Past, without told: Set<LearningItem>) -> [Question] {
    past.items.items.filter { !told.contains($0.key) }.values
      .filter { $0.question.isFact && !$0.question.isTrivial }
      .sorted { $0.asked > $1.asked }.map(\.question)
  }

  private static func shaky(_ facts: [Question], _ past: Past, on day: Int) -> [TalkingPoint] {
    facts.filter { memory(of: $0, past.model, day).state == .shaky }.prefix(TalkingPoint.most)
      .map { fact in
        let miss = past.items[LearningItem(fact)]?.lastMiss
        return .shaky(
          miss?.question ?? fact, typed: miss?.typed,
          miss?.diagnosis.flatMap(Misconception.init))
      }
  }

  private static func fading(
    _ facts: [Question], _ model: LearnerModel, on day: Int
  ) -> [TalkingPoint] {
    facts.reversed().compactMap { fact in
      let memory = memory(of: fact, model, day)
      guard memory.isFading(on: day), let last = memory.lastDay else { return nil }
      return .fading(fact, days: day - last)
    }
  }

  /// Known facts that are not fluent, slowest first.
  private static func slow(
    _ facts: [Question], _ model: LearnerModel, on day: Int
  ) -> [TalkingPoint] {
    facts.compactMap { fact -> (Question, Duration)? in
      let memory = memory(of: fact, model, day)
      guard memory.state == .known, let best = memory.bestTime else { return nil }
      return (fact, best)
    }.sorted { $0.1 > $1.1 }.map { .slow($0.0, best: $0.1) }
  }

  private static func memory(
    of fact: Question, _ model: LearnerModel, _ day: Int
  ) -> ItemMemory {
    model.memory(of: LearningItem(fact), on: day)
  }
}
