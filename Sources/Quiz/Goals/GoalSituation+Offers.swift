import Basics

extension GoalSituation {
  /// How many answers decide whether all goes well, and how many of them must be right.
  private static let lately = (answers: 30, right: 27)
  /// How many practices the usual run is taken from, and the least that is asked for.
  private static let usual = (sessions: 5, run: 5)

  /// At most three flowers, the driest ones.
  var water: Goal? {
    let thirsty = garden.thirsty(on: today).prefix(3)
    return thirsty.isEmpty ? nil : .water(Array(thirsty))
  }

  var missesLastTime: Int { last?.results.count { $0.misses > 0 } ?? 0 }

  /// The plants of the level that were never asked.
  var notAsked: [Plant] {
    Set(pool.compactMap(Plant.init)).intersection(plants(at: .notAsked)).inOrder
  }

  /// The sprouts that were found alone on one earlier day.
  var nearlyGreen: [Plant] {
    let alone = past.filter { $0.day < today && $0.attempt.isAlone }
    return Set(alone.compactMap { Plant($0.attempt.question) })
      .intersection(plants(at: .sprout)).filter(\.isFact).inOrder
  }

  /// Much was worked out last time, and no tip was asked for.
  var neverLooked: Bool {
    guard let last else { return false }
    let asked = last.attempts.contains(where: \.hasTipFirst)
    return !asked && last.results.count { $0.ending == .revealed } >= 3
  }

  /// The table in which most plants grow, at least three.
  var growingTable: Int? {
    let growing = plants(at: .sprout).union(plants(at: .green))
    let tables = Plant.tableNumbers.map { number in
      (number, growing.count { $0.isIn(table: number) })
    }
    return tables.max { $0.1 < $1.1 }.flatMap { $0.1 >= 3 ? $0.0 : nil }
  }

  /// The flowers that no bee has come to.
  var withoutBee: [Plant] {
    plants(at: .grown).filter { $0.isFact && !garden.sight(of: $0, on: today).hasBee }.inOrder
  }

  /// The level one up, where nearly all of the last answers were found alone.
  var nextLevel: Difficulty? {
    let first = past.map(\.attempt).filter { $0.tryNumber == 1 && !$0.form.isExample }.suffix(
      Self.lately.answers)
    guard first.count == Self.lately.answers, first.count(where: \.isAlone) >= Self.lately.right
    else { return nil }
    return LevelAdvice.harder.level(after: difficulty)
  }

  /// The usual best run; nil before there were three practices.
  var usualRun: Int? {
    guard sessions.count >= 3 else { return nil }
    let runs = sessions.suffix(Self.usual.sessions).map(\.bestRun).sorted()
    return max(Self.usual.run, runs[runs.count / 2])
  }

  /// There were fast wrong guesses, or the child said that it is too fast.
  var isHurried: Bool {
    wantsSlower || last?.attempts.count { $0.isGuess(at: garden.pace) } ?? 0 >= 3
  }

  private func plants(at stage: Stage) -> Set<Plant> {
    Set(Plant.all.filter { garden.stage(of: $0) == stage })
  }
}

extension Set<Plant> {
  /// The plants in the order of the beds.
  var inOrder: [Plant] { Plant.all.filter(contains) }
}
