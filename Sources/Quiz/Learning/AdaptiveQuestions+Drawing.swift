extension AdaptiveQuestions {
  /// How much the three wishes weigh, and how strictly they are followed.
  private static let chanceWeight = 6.0
  private static let usualNoveltyWeight = 5.0
  private static let lagWeight = 120.0
  private static let strategyLagWeight = 12.0
  private static let temperature = 0.5
  /// How much the wish for new items grows with the share of right answers.
  private static let noveltyGrowth = 100.0

  /// The position of an entry: an operation of which few were asked lately, a kind by its share, an
  /// entry by its weight.
  func draw(
    from candidates: [Candidate], using generator: inout some RandomNumberGenerator
  ) -> Int? {
    let operations = Operation.allCases.filter { operation in
      candidates.contains { entries[$0.position].item.operation == operation }
    }
    guard !operations.isEmpty else { return nil }
    let operation = operations[operations.map(turnWeight).randomIndex(using: &generator)]
    let own = candidates.filter { entries[$0.position].item.operation == operation }
    let choices = choices(from: own, using: &generator)
    let scores = choices.map(score)
    let best = scores.max() ?? 0
    let weights = scores.map { exponential(($0 - best) / Self.temperature) }
    return choices.isEmpty ? nil : choices[weights.randomIndex(using: &generator)].position
  }

  /// So that the operations take turns, yet never in a fixed order.
  private func turnWeight(of operation: Operation) -> Double {
    let lately = recent.count { $0.operation == operation }
    return 1 / Double(1 + lately * lately)
  }

  /// The candidates of a kind drawn by its share.
  private func choices(
    from candidates: [Candidate], using generator: inout some RandomNumberGenerator
  ) -> [Candidate] {
    let groups = Dictionary(grouping: candidates) { group(of: entries[$0.position]) }
    let shares = GroupShares(difficulty, hasCrossing: groups[.crossing] != nil)
    let kinds: [(PoolEntry.Kind, Int)] = [
      (.trivial, shares.trivial), (.crossing, shares.crossing), (.plain, shares.plain),
    ].filter { groups[$0.0] != nil }
    let weights = kinds.map { Double($0.1) }
    return kinds.isEmpty ? [] : groups[kinds[weights.randomIndex(using: &generator)].0] ?? []
  }

  /// What crosses a ten is plain where the level has no share for it.
  private func group(of entry: PoolEntry) -> PoolEntry.Kind {
    entry.kind == .crossing && !difficulty.level.keepsCrossingShare ? .plain : entry.kind
  }

  private func score(_ candidate: Candidate) -> Double {
    let (chance, target) = (candidate.chance, model.target)
    let nearness = chance >= target ? (1 - chance) / (1 - target) : chance / target
    let novelty = 1 / Double(1 + candidate.memory.count).squareRoot()
    let weight = entries[candidate.position].isFact ? Self.lagWeight : Self.strategyLagWeight
    return Self.chanceWeight * nearness + noveltyWeight * novelty
      - weight / Double(model.lag(of: candidate.memory))
  }

  /// New items draw a child for whom most is right; after many misses it is the other way round,
  /// and what was begun is practised on.
  private var noveltyWeight: Double {
    let aim = LearnerModel.aim
    return Self.usualNoveltyWeight + Self.noveltyGrowth * ((model.accuracy ?? aim) - aim)
  }

  /// A question of the entry that is not among the last ones, if there is one.
  func question(
    of entry: PoolEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    let fresh = entry.questions.filter(isNew)
    let another = entry.questions.filter { $0 != recent.last }
    return [fresh, another, entry.questions].first { !$0.isEmpty }?
      .randomElement(using: &generator)
  }
}

extension Array<Double> {
  /// A position drawn with the values as weights; the array must not be empty.
  func randomIndex(using generator: inout some RandomNumberGenerator) -> Int {
    var point = Double.random(in: 0..<1, using: &generator) * reduce(0, +)
    for (index, weight) in enumerated() {
      if point < weight { return index }
      point -= weight
    }
    return count - 1
  }
}
