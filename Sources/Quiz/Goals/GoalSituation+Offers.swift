import Basics

extension GoalSituation {
  /// How many plants must never have been asked where new ones are to be found.
  private static let leastNew = 10
  /// How many of the last first tries must be right where all goes well.
  private static let rightLately = 27
  /// How many practices there must be for a usual run, and the least run that is asked for.
  private static let usual = (practices: 3, run: 5)

  /// What was worked out last time, where that suits the practice.
  var find: Goal? { past.workedOutLately.flatMap { options.suits($0) ? .find($0) : nil } }

  /// The plant known best of those that one good day opens.
  var open: Goal? { couldOpen.first.map { .open($0.plant) } }

  /// The plants that one good day, this one, opens, with the questions that do it.
  var couldOpen: [(plant: Plant, question: Question)] {
    garden.couldOpen(on: today).filter { options.suits($0.question) }
  }

  /// At most three flowers, the driest ones.
  var water: Goal? {
    let thirsty = garden.thirsty(on: today).filter(suits).prefix(3)
    return thirsty.isEmpty ? nil : .water(Array(thirsty))
  }

  var missesLastTime: Int { last?.results.count { $0.misses > 0 } ?? 0 }

  /// Whether at least ten plants of the level were never asked.
  var hasNew: Bool {
    let new = plants(at: .notAsked)
    guard new.count >= Self.leastNew else { return false }
    var found: Set<Plant> = []
    // Products come first: few questions with many plants, so that hardly any other is looked at.
    for question in Operation.allCases.reversed().lazy.flatMap(options.questions) {
      guard let plant = Plant(question), new.contains(plant) else { continue }
      found.insert(plant)
      if found.count == Self.leastNew { return true }
    }
    return false
  }

  /// The plants of the level that were never asked.
  var notAsked: [Plant] {
    let asked = Operation.allCases.lazy.flatMap(options.questions).compactMap { Plant($0) }
    return plants(at: .notAsked).intersection(asked).inOrder
  }

  /// The sprouts that were found alone on one earlier day.
  var nearlyGreen: [Plant] {
    plants(at: .sprout).filter { $0.isFact && garden.wasAlone($0, before: today) }.inOrder
      .filter(suits)
  }

  /// Much was worked out last time, and no tip was asked for.
  var neverLooked: Bool {
    guard let last else { return false }
    let asked = last.attempts.contains(where: \.hasTipFirst)
    return !asked && last.results.count { $0.ending == .revealed } >= 3
  }

  /// The table in which most plants grow, at least three.
  var growingTable: Int? {
    let growing = plants(at: .sprout).union(plants(at: .green)).filter(suits)
    let tables = Plant.tableNumbers.map { number in
      (number, growing.count { $0.isIn(table: number) })
    }
    return tables.max { $0.1 < $1.1 }.flatMap { $0.1 >= 3 ? $0.0 : nil }
  }

  /// The flowers that no bee has come to.
  var withoutBee: [Plant] {
    plants(at: .grown).filter { $0.isFact && !garden.sight(of: $0, on: today).hasBee }.inOrder
      .filter { options.suits($0.question(.back)) }
  }

  /// The level one up, where nearly all of the last answers were found alone.
  var nextLevel: Difficulty? {
    guard past.lately.firstTries.count(where: \.self) >= Self.rightLately else { return nil }
    return LevelAdvice.harder.level(after: options.difficulty)
  }

  /// The usual best run; nil before there were three practices.
  var usualRun: Int? {
    guard past.lately.practices >= Self.usual.practices else { return nil }
    let runs = past.lately.lastRuns.sorted()
    return max(Self.usual.run, runs[runs.count / 2])
  }

  /// There were fast wrong guesses, or the child said that it is too fast.
  var isHurried: Bool {
    wantsSlower || last?.attempts.count { $0.isGuess(at: garden.pace) } ?? 0 >= 3
  }

  /// Whether the question of a plant suits the practice.
  func suits(_ plant: Plant) -> Bool { options.suits(plant.question()) }

  private func plants(at stage: Stage) -> Set<Plant> {
    Set(Plant.all.filter { garden.stage(of: $0) == stage })
  }
}

extension Set<Plant> {
  /// The plants in the order of the beds.
  var inOrder: [Plant] { Plant.all.filter(contains) }
}
