/// What a report gathers while it goes through a child's past.
struct LearningHistory {
  private(set) var model = LearnerModel()
  private(set) var strategies = StrategyTally()
  private(set) var facts: FactTally
  private var strandAnswers: [Strand: Int] = [:]
  private var firstTimes: [LearningItem: Duration] = [:]
  /// The last day before lately, and the model as it was then; nil before anything came later.
  private let start: Int
  private var modelBefore: LearnerModel?

  /// A history for a report on a day.
  init(on today: Int) {
    start = today - ProgressReport.lately
    facts = FactTally(days: ProgressReport.trendDays(until: today))
  }

  /// Takes in the next try.
  mutating func add(_ past: PastAttempt) {
    if past.day > start, modelBefore == nil { modelBefore = model }
    guard let observation = model.observe(past.attempt, on: past.day), !observation.isHasty
    else { return }
    let answer = observation.answer
    if past.attempt.outcome != .skipped {
      strategies.add(answer, on: past.day)
      facts.add(answer, on: past.day)
    }
    if let strand = Strand(answer.question) { strandAnswers[strand, default: 0] += 1 }
    let item = LearningItem(answer.question)
    if answer.isRight, firstTimes[item] == nil { firstTimes[item] = answer.time }
  }

  /// Where the child stands in each strand that was met, easiest first; none before as many answers
  /// as a placement has.
  func strands(on day: Int) -> [StrandProgress] {
    guard model.answerCount >= Placement.mostQuestions else { return [] }
    return Strand.allCases.compactMap { strand in
      StrandProgress(strand, answers: strandAnswers[strand, default: 0], model: model, on: day)
    }
  }

  /// The facts that are fluent and were not before lately, those answered last first.
  func newlyFluent() -> [FluentFact] {
    guard let modelBefore else { return [] }
    let new = model.memories.filter { item, _ in
      model.state(of: item) == .fluent && modelBefore.state(of: item) != .fluent
    }
    return new.sorted { $0.value.lastIndex ?? 0 > $1.value.lastIndex ?? 0 }
      .compactMap { item, memory in fluentFact(item, memory) }
  }

  private func fluentFact(_ item: LearningItem, _ memory: ItemMemory) -> FluentFact? {
    guard case .fact(let question) = item, !question.isTrivial,
      let first = firstTimes[item], let best = memory.bestTime
    else { return nil }
    return FluentFact(question: question, firstTime: first, bestTime: best)
  }
}
