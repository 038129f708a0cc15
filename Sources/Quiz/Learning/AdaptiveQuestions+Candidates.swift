extension AdaptiveQuestions {
  /// An item below this chance is hard: it is asked only while it is open.
  private static let leastChance = 0.5
  /// A chance from which an item is easy, and one from which it is too easy to be worth a start.
  private static let easyChance = 0.8
  private static let surestChance = 0.95
  /// A chance from which facts within ten rest; they come back by themselves when it fades.
  private static let restingChance = 0.85
  /// How many hard items are open at once, and how many when many answers are misses.
  ///
  /// Children take in about four facts at a time (Burns and others 2016).
  private static let mostOpen = 4
  private static let fewOpen = 2
  private static let leastAccuracy = 0.75
  /// With fewer right answers than this share begun facts come before new ones.
  private static let steadyAccuracy = 0.85
  /// So many answers ago, with those that stand for the days, work is left: about a week of practice.
  private static let longestWork = 400
  /// Of so many questions so many at most are of two digits, in a pool with so many facts.
  private static let turns = 5
  private static let mostStrategies = 3
  /// The same for a child who forgets facts overnight, but not how something is worked out.
  private static let mostStrategiesOfForgetting = 4
  private static let leastFacts = 20
  /// With fewer strategies than this that can be done most questions are about facts.
  private static let fewStrategies = 6
  /// With fewer candidates than this a rule is dropped.
  private static let leastChoice = 3

  /// Every entry with what its weight depends on.
  func allCandidates() -> [Candidate] { entries.indices.map(candidate) }

  /// The entries among which the next question is drawn, by as many of the rules as leave a
  /// choice.
  mutating func candidates(
    among all: [Candidate], using generator: inout some RandomNumberGenerator
  ) -> [Candidate] {
    let closed = updateOpen(all, using: &generator)
    return eased(choices(among: all, without: closed))
  }

  /// Those that follow all rules, or as many of them as leave a choice.
  private func choices(among all: [Candidate], without closed: Set<Int>) -> [Candidate] {
    let fresh = all.filter { hasNewAnswer($0.position) }
    let rested = fresh.filter { isRested($0.position) }
    let suitable = rested.filter { !isOverdone($0.position) && !closed.contains($0.position) }
    let needsFacts = needsFacts
    let worthwhile = suitable.filter {
      !isOutgrown($0) && (entries[$0.position].isFact || !needsFacts)
    }
    let choices = [worthwhile, suitable, rested, fresh].first { $0.count >= Self.leastChoice }
    return choices ?? [fresh, all].first { !$0.isEmpty } ?? []
  }

  func candidate(_ position: Int) -> Candidate {
    let entry = entries[position]
    let memory = model.memory(of: entry.item, on: day)
    let chance = model.chance(of: entry.hardness, skill: memory.skill)
    return Candidate(position: position, chance: chance, memory: memory)
  }

  /// What is in work: begun, still missed more often than not, and asked in the last days.
  ///
  /// What waits longer is no work: else what a child could not do yet would keep all that is new away.
  func workload(_ all: [Candidate]) -> Workload {
    let inWork = all.filter {
      $0.memory.count > 0 && $0.chance < Self.leastChance
        && model.lag(of: $0.memory) <= Self.longestWork
    }
    let facts = inWork.count { entries[$0.position].isFact }
    return Workload(
      facts: facts, strategies: inWork.count - facts,
      isStruggling: model.accuracy.map { $0 < Self.steadyAccuracy } ?? false,
      hasFewStrategies: hasFewStrategies(all), overnight: model.overnight.finding)
  }

  private var missesMuch: Bool { model.accuracy.map { $0 < Self.leastAccuracy } ?? false }

  /// Whether most of the ways in the pool are still too hard, so that few questions are left there; who
  /// misses much has enough to do with what was begun.
  private func hasFewStrategies(_ all: [Candidate]) -> Bool {
    guard !missesMuch else { return false }
    let strategies = all.filter { !entries[$0.position].isFact }
    return strategies.count >= Self.fewStrategies
      && strategies.count { $0.chance >= Self.leastChance } < Self.fewStrategies
  }

  /// Opens hard items until enough are open, easier and met ones first; gives those that stay
  /// closed.
  private mutating func updateOpen(
    _ all: [Candidate], using generator: inout some RandomNumberGenerator
  ) -> Set<Int> {
    let hard = all.filter { $0.chance < Self.leastChance && missed[$0.position] < Self.mostMissed }
    open = open.filter { position in hard.contains { $0.position == position } }
    var waiting = hard.filter { !open.contains($0.position) }
    while open.count < (missesMuch ? Self.fewOpen : Self.mostOpen), !waiting.isEmpty {
      let weights = waiting.map(openingWeight)
      open.append(waiting.remove(at: weights.randomIndex(using: &generator)).position)
    }
    let closed = all.filter { $0.chance < Self.leastChance && !open.contains($0.position) }
    return all.count - closed.count > Self.distance + 2 ? Set(closed.map(\.position)) : []
  }

  private func openingWeight(_ candidate: Candidate) -> Double {
    exponential(-5 * entries[candidate.position].hardness) * (candidate.memory.count > 0 ? 1.5 : 1)
  }

  /// Whether it is the turn of the facts.
  private var needsFacts: Bool {
    recent.suffix(Self.turns).count { !$0.isFact } >= mostStrategies
      && entries.count { $0.isFact && $0.kind != .trivial } >= Self.leastFacts
  }

  private var mostStrategies: Int {
    switch model.overnight.finding {
    case .unknown, .keeps: Self.mostStrategies
    case .forgets: Self.mostStrategiesOfForgetting
    }
  }

  private func hasNewAnswer(_ position: Int) -> Bool {
    entries[position].questions.contains { isNew($0) }
  }

  /// Whether the question is not among the last ones and has another answer than the last.
  func isNew(_ question: Question) -> Bool {
    question.answer != recent.last?.answer && !recent.contains(question)
  }

  /// A fact rests for a while; the questions of a strategy are many.
  private func isRested(_ position: Int) -> Bool {
    !entries[position].isFact || !recentPositions.contains(position)
  }

  private func isOverdone(_ position: Int) -> Bool {
    entries[position].isFact
      && (asked[position] >= Self.mostAsked || missed[position] >= Self.mostMissed)
  }

  /// A child who adds within ten by heart has left that behind.
  private func isOutgrown(_ candidate: Candidate) -> Bool {
    entries[candidate.position].isWithinTen && candidate.chance >= Self.restingChance
  }

  /// Whether the next question is an easy one: at the start, and after a miss.
  var needsEase: Bool { askedCount < Self.warmUp || model.followsMiss }

  /// At the start and after a miss only what is easy, if anything is; rather what shows the child
  /// what they can do than what they could long ago.
  private func eased(_ candidates: [Candidate]) -> [Candidate] {
    guard needsEase else { return candidates }
    let easy = candidates.filter {
      $0.chance >= Self.easyChance && entries[$0.position].kind != .trivial
    }
    let fitting = easy.filter {
      $0.chance < Self.surestChance && !entries[$0.position].isWithinTen
    }
    if fitting.count >= Self.leastChoice { return fitting }
    return easy.isEmpty ? candidates : easy
  }
}
