extension AdaptiveQuestions {
  /// An item below this chance is hard: it is asked only while it is open.
  private static let leastChance = 0.5
  /// A chance from which an item is easy.
  private static let easyChance = 0.8
  /// How many hard items are open at once, and how many when many answers are misses.
  ///
  /// Children take in about four facts at a time (Burns and others 2016).
  private static let mostOpen = 4
  private static let fewOpen = 2
  private static let leastAccuracy = 0.75
  /// With fewer candidates than this a rule is dropped.
  private static let leastChoice = 3

  /// The entries among which the next question is drawn, by as many of the rules as leave a
  /// choice.
  mutating func candidates(using generator: inout some RandomNumberGenerator) -> [Candidate] {
    let all = entries.indices.map(candidate)
    let closed = updateOpen(all, using: &generator)
    let fresh = all.filter { hasNewAnswer($0.position) }
    let rested = fresh.filter { isRested($0.position) }
    let suitable = rested.filter { !isOverdone($0.position) && !closed.contains($0.position) }
    let choices = [suitable, rested, fresh].first { $0.count >= Self.leastChoice }
    return eased(choices ?? [fresh, all].first { !$0.isEmpty } ?? [])
  }

  private func candidate(_ position: Int) -> Candidate {
    let entry = entries[position]
    let memory = model.memory(of: entry.item, on: day)
    let chance = model.chance(of: entry.hardness, skill: memory.skill)
    return Candidate(position: position, chance: chance, memory: memory)
  }

  /// Opens hard items until enough are open, easier and met ones first; gives those that stay
  /// closed.
  private mutating func updateOpen(
    _ all: [Candidate], using generator: inout some RandomNumberGenerator
  ) -> Set<Int> {
    let hard = all.filter { $0.chance < Self.leastChance && missed[$0.position] < Self.mostMissed }
    open = open.filter { position in hard.contains { $0.position == position } }
    let isStruggling = model.accuracy.map { $0 < Self.leastAccuracy } ?? false
    var waiting = hard.filter { !open.contains($0.position) }
    while open.count < (isStruggling ? Self.fewOpen : Self.mostOpen), !waiting.isEmpty {
      let weights = waiting.map(openingWeight)
      open.append(waiting.remove(at: weights.randomIndex(using: &generator)).position)
    }
    let closed = all.filter { $0.chance < Self.leastChance && !open.contains($0.position) }
    return all.count - closed.count > Self.distance + 2 ? Set(closed.map(\.position)) : []
  }

  private func openingWeight(_ candidate: Candidate) -> Double {
    exponential(-5 * entries[candidate.position].hardness) * (candidate.memory.count > 0 ? 1.5 : 1)
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

  /// At the start and after a miss only what is easy, if anything is.
  private func eased(_ candidates: [Candidate]) -> [Candidate] {
    guard askedCount < Self.warmUp || model.followsMiss else { return candidates }
    let easy = candidates.filter {
      $0.chance >= Self.easyChance && entries[$0.position].kind != .trivial
    }
    return easy.isEmpty ? candidates : easy
  }
}
