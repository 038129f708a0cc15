extension ProgressReport {
  /// One good thing, then habits, ways that fail, missed facts, fading facts but those of strands that
  /// are used every day, and slow facts.
  static func points(
    _ habits: [Habit], _ newlyFluent: [FluentFact], without used: Set<Strand>, past: Past,
    on day: Int
  ) -> [TalkingPoint] {
    let habits = isFresh(past.days.last, on: day) ? habits : []
    let told = habits.prefix(mostHabits).compactMap(\.examples.first?.asked.question)
    let met = metQuestions(in: past, without: Set(told.map(LearningItem.init)))
    let lately = met.filter {
      isFresh(past.model.memories[LearningItem($0)]?.lastDay, on: day)
    }
    let facts = met.filter(\.isFact)
    let points =
      newlyFluent.prefix(1).map { TalkingPoint.becameFluent($0.question) }
      + habits.prefix(mostHabits).map(TalkingPoint.habit)
      + ways(lately.filter { !$0.isFact }, past, on: day).prefix(mostWays)
      + shaky(
        lately.filter(\.isFact), past, without: Set(habits.prefix(mostHabits).map(\.misconception)))
      + fading(
        facts.filter { fact in Strand(fact).map { !used.contains($0) } ?? true }, past.model,
        on: day
      ).prefix(mostFading)
      + slow(facts, past.model, on: day)
    return Array(withoutSameHelp(points).prefix(TalkingPoint.most))
  }

  /// Without ways and habits against which the same is done as against one before: that is one thing
  /// to talk about.
  private static func withoutSameHelp(_ points: [TalkingPoint]) -> [TalkingPoint] {
    var told: Set<HomeActivity> = []
    return points.filter { point in
      guard point.activity.isAboutTens else { return true }
      return told.insert(point.activity).inserted
    }
  }

  /// How many habits and ways are worth talking about in one week.
  private static let mostHabits = 2
  private static let mostWays = 2
  private static let mostFading = 2

  /// For so many days a miss is worth talking about.
  private static let freshDays = 14

  private static func isFresh(_ asked: Int?, on day: Int) -> Bool {
    asked.map { $0 > day - freshDays } ?? false
  }

  /// A question of each item that was asked, newest first, without what is told of already.
  private static func metQuestions(in past: Past, without told: Set<LearningItem>) -> [Question] {
    past.items.items.filter { !told.contains($0.key) && !$0.value.question.isTrivial }.values
      .sorted { $0.asked > $1.asked }.map(\.question)
  }

  /// Ways to work out larger numbers that mostly fail, those missed most often first.
  private static func ways(_ questions: [Question], _ past: Past, on day: Int) -> [TalkingPoint] {
    questions.compactMap { question -> (missed: Int, of: Int, question: Question)? in
      let item = LearningItem(question)
      let memory = memory(of: question, past.model, day)
      let missed = memory.recentMisses
      guard past.model.state(of: item) == .shaky, missed >= 2 else { return nil }
      return (missed, memory.recent.count, past.items[item]?.lastMiss?.asked.question ?? question)
    }
    .sorted { $0.missed > $1.missed }
    .map { .way(Strategy(for: $0.question), example: $0.question, missed: $0.missed, of: $0.of) }
  }

  /// Missed facts, those missed most often first, each slip once: what helps against it is the same.
  private static func shaky(
    _ facts: [Question], _ past: Past, without told: Set<Misconception>
  ) -> [TalkingPoint] {
    var told = told
    func misses(_ fact: Question) -> Int {
      past.model.memories[LearningItem(fact)]?.recentMisses ?? 0
    }
    let shaky = facts.filter { past.model.state(of: LearningItem($0)) == .shaky }
    return shaky.sorted { misses($0) > misses($1) }.compactMap { fact in
      let miss = past.items[LearningItem(fact)]?.lastMiss
      let slip = miss?.diagnosis.flatMap(Misconception.init)
      if let slip, !told.insert(slip).inserted { return nil }
      return .shaky(miss?.asked ?? AskedQuestion(fact), typed: miss?.typed, slip)
    }
  }

  /// Facts that may be forgotten soon, the hardest first; of one that was missed when it was asked last
  /// that would be too little to say.
  private static func fading(
    _ facts: [Question], _ model: LearnerModel, on day: Int
  ) -> [TalkingPoint] {
    let facts = facts.reversed().sorted {
      LearningItem($0).hardness > LearningItem($1).hardness
    }
    return facts.compactMap { fact in
      let memory = memory(of: fact, model, day)
      guard memory.isFading(on: day), memory.recent.last != .missed, let last = memory.lastDay
      else { return nil }
      return .fading(fact, days: day - last)
    }
  }

  /// Fewer answers do not show that a fact does not come quickly.
  private static let leastSlowAnswers = 3

  /// Known facts that do not come quickly, slowest first.
  private static func slow(
    _ facts: [Question], _ model: LearnerModel, on day: Int
  ) -> [TalkingPoint] {
    facts.compactMap { fact -> (Question, Duration)? in
      let memory = memory(of: fact, model, day)
      guard model.state(of: LearningItem(fact)) == .known, !memory.isQuickLately,
        memory.count >= leastSlowAnswers, let best = memory.bestTime
      else { return nil }
      return (fact, best)
    }.sorted { $0.1 > $1.1 }.map { .slow($0.0, best: $0.1) }
  }

  private static func memory(
    of question: Question, _ model: LearnerModel, _ day: Int
  ) -> ItemMemory {
    model.memory(of: LearningItem(question), on: day)
  }
}
