extension ProgressReport {
  /// One good thing, then habits, missed facts, fading facts and slow facts.
  static func points(
    _ habits: [Habit], _ newlyFluent: [FluentFact], past: [PastAttempt], _ model: LearnerModel,
    on day: Int
  ) -> [TalkingPoint] {
    let told = habits.prefix(mostHabits).compactMap(\.examples.first?.asked.question)
    let facts = metFacts(in: past, without: Set(told.map(LearningItem.init)))
    let points =
      newlyFluent.prefix(1).map { TalkingPoint.becameFluent($0.question) }
      + habits.prefix(mostHabits).map(TalkingPoint.habit)
      + shaky(facts, past, model, on: day)
      + fading(facts, model, on: day)
      + slow(facts, model, on: day)
    return Array(points.prefix(TalkingPoint.most))
  }

  /// How many habits are worth talking about in one week.
  private static let mostHabits = 2

  /// The facts that were asked, newest first, without those that are told of already.
  private static func metFacts(
    in past: [PastAttempt], without told: Set<LearningItem>
  ) -> [Question] {
    var seen = told
    return past.reversed().map(\.attempt.question).filter { question in
      question.isFact && !question.isTrivial && seen.insert(LearningItem(question)).inserted
    }
  }

  private static func shaky(
    _ facts: [Question], _ past: [PastAttempt], _ model: LearnerModel, on day: Int
  ) -> [TalkingPoint] {
    facts.filter { memory(of: $0, model, day).state == .shaky }.prefix(TalkingPoint.most)
      .map { fact in
        let item = LearningItem(fact)
        let miss = past.last {
          $0.attempt.outcome == .wrong && LearningItem($0.attempt.question) == item
        }?.attempt
        return .shaky(
          miss?.asked ?? AskedQuestion(fact), typed: miss?.typed,
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
