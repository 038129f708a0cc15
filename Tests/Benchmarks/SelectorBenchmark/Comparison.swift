import Quiz

/// The means of many children for one rule and one population.
struct Result: Sendable {
  let population: Population
  let rival: RivalName
  let mean: Outcome
  /// The standard error of `kept`.
  let error: Double
  /// What was asked of each child.
  let months: [MonthTally]
  /// What is said of each child.
  let claims: [Claims]

  init(_ population: Population, _ rival: RivalName, _ outcomes: [Outcome]) {
    self.population = population
    self.rival = rival
    func mean(_ value: (Outcome) -> Double) -> Double {
      outcomes.reduce(0) { $0 + value($1) } / Double(outcomes.count)
    }
    let kept = mean(\.kept)
    self.mean = Outcome(
      start: mean(\.start), kept: kept, accuracy: mean(\.accuracy),
      longestMissRun: mean(\.longestMissRun), entropy: mean(\.entropy), answers: mean(\.answers))
    let variance = mean { ($0.kept - kept) * ($0.kept - kept) }
    error = (variance / Double(max(1, outcomes.count - 1))).squareRoot()
    months = outcomes.map(\.month)
    claims = outcomes.map(\.claims)
  }
}

/// All rules with all populations in one condition.
struct Comparison: Sendable {
  let condition: Condition
  let rivals: [RivalName]
  let results: [Result]

  /// Runs as many children as asked through their courses, on all processors.
  init(
    _ pool: FactPool, in condition: Condition, rivals: [RivalName], seeds: Range<UInt64>,
    transfer: Double
  ) async {
    self.condition = condition
    self.rivals = rivals
    let cases = Population.all.flatMap { population in rivals.map { (population, $0) } }
    results = await withTaskGroup(of: (Int, Result).self) { group in
      for (index, (population, rival)) in cases.enumerated() {
        group.addTask {
          let outcomes = seeds.map { seed in
            var course = Course(
              population, rival, pool, in: condition, seed: seed, transfer: transfer)
            return course.run()
          }
          return (index, Result(population, rival, outcomes))
        }
      }
      return await group.reduce(into: [(Int, Result)]()) { $0.append($1) }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  func result(_ rival: RivalName, _ population: Population) -> Result? {
    results.first { $0.rival == rival && $0.population == population }
  }

  /// What a rule keeps as a share of the best rule of each population, with its standard error.
  func relativeScores(_ rival: RivalName) -> [(score: Double, error: Double)] {
    Population.all.compactMap { population in
      let best = results.filter { $0.population == population }.map(\.mean.kept).max()
      return best.flatMap { best in
        result(rival, population).map { ($0.mean.kept / best, $0.error / best) }
      }
    }
  }

  /// The mean of the relative scores and the worst of them.
  func summary(_ rival: RivalName) -> (mean: Double, error: Double, worst: Double) {
    let scores = relativeScores(rival)
    let count = Double(scores.count)
    return (
      scores.reduce(0) { $0 + $1.score } / count,
      scores.reduce(0) { $0 + $1.error * $1.error }.squareRoot() / count,
      scores.map(\.score).min() ?? 0
    )
  }

  /// The best of the other rules, by a figure.
  func bestRival(by figure: (RivalName) -> Double) -> RivalName? {
    rivals.filter { !$0.isMathbot }.max { figure($0) < figure($1) }
  }
}
