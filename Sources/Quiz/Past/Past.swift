/// What a child answered before, gathered try by try: all that start, report and garden need of it.
///
/// Its size depends on what there is to learn, and not on how long was practised. It holds nothing
/// that the stored tries do not give again.
package struct Past: Equatable, Sendable {
  /// What the child can do; it starts at the level of the first try.
  package private(set) var model = LearnerModel()
  /// What has grown.
  package private(set) var garden = Garden()
  private(set) var items = ItemTally()
  private(set) var strategies = StrategyTally()
  private(set) var strands: [Strand: StrandTally] = [:]
  private(set) var facts = FactTally()
  private(set) var fluency = FluencyTally()
  private(set) var habits = HabitTally()
  private(set) var days = DayTally()
  private(set) var lately = LatelyTally()
  /// Whether nothing was answered yet.
  package private(set) var isEmpty = true

  package init() {}

  /// A past of these tries, those of a day before those of the next one, whatever the clock said
  /// between.
  package init(_ attempts: [PastAttempt]) {
    for attempt in attempts.chronological { take(attempt) }
  }

  /// Takes in the next try, and says what it has brought to the garden.
  ///
  /// A question of a check whose seconds ran out without an answer says nothing of what is known.
  @discardableResult
  package mutating func take(_ past: PastAttempt) -> [GardenEvent] {
    guard !past.isUnanswered else { return [] }
    let attempt = past.attempt
    if isEmpty { model = LearnerModel(startingAt: past.level ?? .medium) }
    isEmpty = false
    if days.begins(past.day) {
      days.begin(past.day, after: lately.attempts(on: days.last))
      fluency.begin(past.day, model)
    }
    lately.take(past)
    items.take(attempt, on: past.day)
    if let observation = model.observe(attempt, on: past.day, at: past.level) {
      // Further tries at a question are guesses at it: five of them are no habit.
      habits.take(attempt)
      note(observation, of: past)
    }
    return garden.take(attempt, on: past.day)
  }

  private mutating func note(_ observation: Observation, of past: PastAttempt) {
    guard !observation.isHasty else { return }
    let answer = observation.answer
    items.note(answer)
    guard past.attempt.outcome != .skipped else { return }
    strategies.add(answer, on: past.day)
    facts.add(answer, on: past.day)
    if let strand = Strand(answer.question) { strands[strand, default: StrandTally()].add(answer) }
  }
}

extension Past: Packable {
  package static let blank = Past()

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&model)
    try packer.pack(&garden)
    try packer.pack(&items)
    try packer.pack(&strategies)
    try packer.pack(&strands)
    try packer.pack(&facts)
    try packer.pack(&fluency)
    try packer.pack(&habits)
    try packer.pack(&days)
    try packer.pack(&lately)
    try packer.pack(&isEmpty)
  }
}
