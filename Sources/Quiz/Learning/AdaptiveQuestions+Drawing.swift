extension AdaptiveQuestions {
  /// How much the three wishes weigh, and how strictly they are followed.
  private static let chanceWeight = 6.0
  private static let noveltyWeight = 10.0
  private static let easyRoom = 0.8
  private static let lagWeight = 120.0
  private static let strategyLagWeight = 12.0
  private static let temperature = 0.5
  /// After so many questions in a row an operation waits for one.
  private static let longestRow = 3

  /// The position of an entry, drawn by its weight, and its kind by its share.
  ///
  /// - Parameters:
  ///   - candidates: What may be asked.
  ///   - workload: What the child has in work.
  ///   - generator: The source of chance.
  /// - Returns: nil where there is none.
  func draw(
    from candidates: [Candidate], with workload: Workload,
    using generator: inout some RandomNumberGenerator
  ) -> Int? {
    let choices = withTrivialShare(withoutWaiting(candidates), using: &generator)
    guard let drawn = drawn(from: choices, with: workload, using: &generator) else { return nil }
    guard difficulty.level.keepsCrossingShare, kind(of: drawn) != .trivial else {
      return drawn.position
    }
    let operation = entries[drawn.position].item.operation
    let own = choices.filter { entries[$0.position].item.operation == operation }
    let shared = withCrossingShare(own, using: &generator)
    return self.drawn(from: shared, with: workload, using: &generator)?.position
  }

  /// Without an operation that had three questions in a row, if there is another.
  private func withoutWaiting(_ candidates: [Candidate]) -> [Candidate] {
    let row = recent.suffix(Self.longestRow)
    guard row.count == Self.longestRow, let operation = row.last?.operation,
      row.allSatisfy({ $0.operation == operation })
    else { return candidates }
    let others = candidates.filter { entries[$0.position].item.operation != operation }
    return others.isEmpty ? candidates : others
  }

  /// The trivial candidates or the others, by the share of the former.
  private func withTrivialShare(
    _ candidates: [Candidate], using generator: inout some RandomNumberGenerator
  ) -> [Candidate] {
    let trivial = candidates.filter { kind(of: $0) == .trivial }
    guard !trivial.isEmpty, trivial.count < candidates.count else { return candidates }
    let isTrivial = Int.random(in: 0..<1000, using: &generator) < difficulty.level.trivialShare
    return isTrivial ? trivial : candidates.filter { kind(of: $0) != .trivial }
  }

  /// Those that cross a ten or the others, by their shares among what is not trivial.
  private func withCrossingShare(
    _ candidates: [Candidate], using generator: inout some RandomNumberGenerator
  ) -> [Candidate] {
    let crossing = candidates.filter { kind(of: $0) == .crossing }
    guard !crossing.isEmpty, crossing.count < candidates.count else { return candidates }
    let all = 1000 - difficulty.level.trivialShare
    let crosses = Int.random(in: 0..<all, using: &generator) < difficulty.level.crossingShare
    return crosses ? crossing : candidates.filter { kind(of: $0) != .crossing }
  }

  private func kind(of candidate: Candidate) -> PoolEntry.Kind {
    entries[candidate.position].kind
  }

  private func drawn(
    from candidates: [Candidate], with workload: Workload,
    using generator: inout some RandomNumberGenerator
  ) -> Candidate? {
    guard !candidates.isEmpty else { return nil }
    let scores = candidates.map { score($0, with: workload) }
    let best = scores.max() ?? 0
    let weights = zip(candidates, scores).map { candidate, score in
      entries[candidate.position].size * exponential((score - best) / Self.temperature)
    }
    return candidates[weights.randomIndex(using: &generator)]
  }

  /// New items draw a child who has little in work; with much, what was begun does.
  ///
  /// What is asked as an easy one is no work: there what was asked seldom draws, so that easy ones are
  /// not always the same.
  private func score(_ candidate: Candidate, with workload: Workload) -> Double {
    let entry = entries[candidate.position]
    let (chance, target) = (candidate.chance, model.target)
    let nearness = chance >= target ? (1 - chance) / (1 - target) : chance / target
    let novelty = 1 / (1 + Double(candidate.memory.count) / entry.size).squareRoot()
    let room = needsEase ? Self.easyRoom : workload.room(forFacts: entry.isFact)
    let lagWeight = entry.isFact ? Self.lagWeight : Self.strategyLagWeight
    return Self.chanceWeight * nearness + Self.noveltyWeight * room * novelty
      - lagWeight / Double(model.lag(of: candidate.memory))
  }

  /// A question of the entry that was not asked in this session, or is not among the last ones, if
  /// there is one.
  func question(
    of entry: PoolEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    let fresh = entry.questions.filter(isNew)
    let unasked = fresh.filter { !askedQuestions.contains($0) }
    let another = entry.questions.filter { $0 != recent.last }
    return [unasked, fresh, another, entry.questions].first { !$0.isEmpty }?
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
