/// What a report gathers while it goes through a child's past.
struct LearningHistory {
  private(set) var model = LearnerModel()
  private(set) var strategies = StrategyTally()
  private var strandAnswers: [Strand: Int] = [:]
  /// The facts when they became fluent, and the days, oldest first.
  private var fluent: [(question: Question, day: Int)] = []
  private var firstTimes: [LearningItem: Duration] = [:]

  /// Takes in the next try.
  mutating func add(_ past: PastAttempt) {
    guard let observation = model.observe(past.attempt, on: past.day), !observation.isHasty
    else { return }
    let answer = observation.answer
    if past.attempt.outcome != .skipped { strategies.add(answer, on: past.day) }
    if let strand = Strand(answer.question) { strandAnswers[strand, default: 0] += 1 }
    let item = LearningItem(answer.question)
    if answer.isRight, firstTimes[item] == nil { firstTimes[item] = answer.time }
    for case .becameFluent(let question) in observation.milestones {
      fluent.append((question, past.day))
    }
  }

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
    var seen: Set<LearningItem> = []
    return fluent.reversed().filter { $0.day > start }.compactMap { question, _ in
      let item = LearningItem(question)
      let memory = model.memory(of: item, on: day)
      guard memory.state == .fluent, seen.insert(item).inserted,
        let best = memory.bestTime, let first = firstTimes[item]
      else { return nil }
      return FluentFact(question: question, firstTime: first, bestTime: best)
    }
  }
}
