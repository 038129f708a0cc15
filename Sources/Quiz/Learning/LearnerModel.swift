import Basics

/// What a child can do, learnt from the first tries at each question.
///
/// Ability and the skill with each item follow an Elo rating that counts slow answers less
/// (Pelánek et al. 2017; MatMat), and skill fades with the days. It holds nothing that the stored
/// tries do not give again.
package struct LearnerModel: Equatable, Sendable {
  /// By how many answers a new day parts what was asked before.
  static let dayGap = 40

  /// How much of what an answer says about a fact it also says about the others of its family.
  private(set) var familyShare: Double
  /// The general ability; a child of ability 0 answers an item of hardness 0.4 half the time.
  private(set) var ability: Double
  private(set) var memories: [LearningItem: ItemMemory] = [:]
  /// How many answers there were, and `dayGap` for each day.
  private(set) var index = 0
  /// The number of answers that the model has learnt from.
  package private(set) var answerCount = 0
  /// The day of the last answer.
  private(set) var day: Int?
  /// How fast the child is, from the last right answers.
  private(set) var pace = Pace()
  /// How often the child misses what they know.
  private(set) var lapses: LapseRate
  /// How surely the child keeps what was quick on several days.
  private(set) var retention = OwnRetention()
  /// Whether the child keeps overnight what was right.
  private(set) var overnight = OvernightMemory()
  /// The last answers: right or not, and within the time for fluent answers or not.
  private(set) var recent: [ItemMemory.Outcome] = []
  /// The level at which the child practised last, and the last answers at it.
  private(set) var practisedLevel: Difficulty?
  private(set) var outcomesAtLevel: [ItemMemory.Outcome] = []
  /// The last answer was a miss: the child needs a moment, so the next time says little.
  private(set) var followsMiss = false
  /// The last try was a slip: the next try at the question counts as the first.
  private var followsSlip = false

  /// A child who has not answered yet, at the level that was chosen; the shares are for
  /// comparisons.
  package init(
    startingAt difficulty: Difficulty = .medium, familyShare: Double = 0.5,
    usualLapses: Double = 0.1
  ) {
    self.familyShare = familyShare
    lapses = LapseRate(usual: usualLapses)
    ability = difficulty.level.startingAbility
  }

  /// What is remembered of an item, as it is on a day.
  package func memory(of item: LearningItem, on day: Int) -> ItemMemory {
    (memories[item] ?? ItemMemory(day: day)).faded(to: day)
  }

  /// The chance of a right first answer, 0...1.
  func chance(of hardness: Double, skill: Double) -> Double {
    logistic(ability - 3.5 * (hardness - 0.4) + skill)
  }

  /// The chance of a right first answer to a question of an item on a day, 0...1.
  func chance(of item: LearningItem, on day: Int) -> Double {
    chance(of: item.hardness, skill: memory(of: item, on: day).skill)
  }

  /// How many answers ago an item was asked, with `dayGap` more for each day between; at least 1.
  func lag(of memory: ItemMemory) -> Int {
    max(1, index - (memory.lastIndex ?? -1_000_000))
  }

  /// Learns from a try.
  ///
  /// - Parameters:
  ///   - attempt: The try.
  ///   - day: The day on which it was made.
  ///   - level: The level that it says something about; nil for none, as a table of its own.
  /// - Returns: nil when it is not the first try at its question, which alone says something, or when
  ///   the way was shown before.
  @discardableResult
  package mutating func observe(
    _ attempt: Attempt, on day: Int, at level: Difficulty? = nil
  ) -> Observation? {
    let isFirst = attempt.tryNumber == 1 || followsSlip
    followsSlip = isFirst && attempt.leavesFirstTry
    guard isFirst, attempt.outcome != .slip else { return nil }
    begin(day)
    guard !attempt.form.isExample else {
      meet(attempt, on: day)
      return nil
    }
    let answer = FirstAnswer(attempt, pace: pace, followsMiss)
    guard !answer.isHasty else { return rest(after: answer, on: day) }
    let best = learn(answer, on: day)
    remember(answer)
    if let level { remember(answer.outcome, at: level) }
    return Observation(answer: answer, best: best)
  }

  /// Learns nothing from a hasty answer: its item waits as if it had been answered, and the child
  /// needs a moment.
  private mutating func rest(after answer: FirstAnswer, on day: Int) -> Observation {
    let item = LearningItem(answer.question)
    index += 1
    memories[item, default: ItemMemory(day: day)].lastIndex = index
    followsMiss = true
    return Observation(answer: answer, best: nil)
  }

  /// Learns nothing from an example but that it was shown: its item waits as if it had been answered.
  ///
  /// Who skips one wants no other.
  private mutating func meet(_ attempt: Attempt, on day: Int) {
    index += 1
    let item = LearningItem(attempt.question)
    var memory = memory(of: item, on: day)
    memory.examples += attempt.outcome == .skipped ? FormChoice.examplesOfItem : 1
    memory.lastIndex = index
    memories[item] = memory
  }

  /// Begins a day; what was asked before is further away then.
  mutating func begin(_ day: Int) {
    if day > self.day ?? .min { index += Self.dayGap }
    self.day = max(day, self.day ?? day)
  }

  private mutating func learn(_ answer: FirstAnswer, on day: Int) -> PersonalBest? {
    let item = LearningItem(answer.question)
    var memory = memory(of: item, on: day)
    let surprise = surprise(of: answer, at: chance(of: item.hardness, skill: memory.skill))
    answerCount += 1
    ability += 0.8 / (1 + 0.05 * Double(answerCount)) * surprise
    let change = (answer.isRight ? 1.2 : 1) * surprise
    memory.skill += change
    for relative in item.relatives { shift(relative, by: change * familyShare, on: day) }
    let best = memory.bestTime
    if item.isFact, !answer.question.isTrivial, memory.lastDay != day {
      retention.take(after: memory.goodDays, isQuick: answer.outcome == .fluent)
      overnight.take(answer, after: memory, on: day, pace: pace)
    }
    memory.record(answer, on: day)
    index += 1
    memory.lastIndex = index
    memories[item] = memory
    return PersonalBest(answer, before: best)
  }

  /// How far the answer is from what was expected; less for a miss that may be a lapse.
  private mutating func surprise(of answer: FirstAnswer, at chance: Double) -> Double {
    let weight = answer.mayBeLapse ? lapses.weight(ofMissAt: chance) : 1
    lapses.take(lapse: 1 - weight)
    return answer.isRight ? answer.score - chance : -weight * chance
  }

  private mutating func shift(_ item: LearningItem, by change: Double, on day: Int) {
    var memory = memory(of: item, on: day)
    memory.skill += change
    memories[item] = memory
  }

  private mutating func remember(_ answer: FirstAnswer) {
    if answer.isTimed, !followsMiss {
      pace.take(answer.time)
    }
    recent = Array((recent + [answer.outcome]).suffix(Self.answersForAim))
    followsMiss = !answer.isRight
  }

  private mutating func remember(_ outcome: ItemMemory.Outcome, at level: Difficulty) {
    if level != practisedLevel { outcomesAtLevel = [] }
    practisedLevel = level
    outcomesAtLevel = Array((outcomesAtLevel + [outcome]).suffix(LevelAdvice.answers))
  }
}

extension LearnerModel: Packable {
  package static let blank = LearnerModel()

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&familyShare)
    try packer.pack(&ability)
    try packer.pack(&memories)
    try packer.pack(&index)
    try packer.pack(&answerCount)
    try packer.pack(&day)
    try packer.pack(&pace)
    try packer.pack(&lapses)
    try packer.pack(&retention)
    try packer.pack(&overnight)
    try packer.pack(&recent)
    try packer.pack(&practisedLevel)
    try packer.pack(&outcomesAtLevel)
    try packer.pack(&followsMiss)
    try packer.pack(&followsSlip)
  }
}
