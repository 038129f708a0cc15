/// What a child's tries have grown, taken in one after the other; nothing is ever lost.
///
/// Practice and check count alike; skips, forgiven slips and examples do not, and no path stones.
package struct Garden: Equatable, Sendable {
  private var facts: [Plant: FactGrowth] = [:]
  private var trees: [Tree: TreeGrowth] = [:]
  /// How fast the child is, by what they found alone.
  package private(set) var pace = Pace()
  /// How well the child keeps overnight what was good.
  private var nights = OvernightTally()

  package init() {}

  /// Takes in a try, and says what it has brought, in the order in which it grew.
  @discardableResult
  package mutating func take(_ attempt: Attempt, on day: Int) -> [GardenEvent] {
    guard !attempt.form.isExample else { return [] }
    let answer = GardenAnswer(attempt, on: day, cutoff: pace.cutoff(for: attempt.asked))
    if answer.isAlone, attempt.form == .plain { pace.take(attempt.time) }
    guard attempt.isAnswer, let plant = Plant(attempt.question) else { return [] }
    return changes(of: plant, with: answer).map { GardenEvent(plant, $0) }
  }

  private mutating func changes(
    of plant: Plant, with answer: GardenAnswer
  ) -> [GardenEvent.Change] {
    switch plant {
    case .table, .sum:
      if facts[plant]?.isReturn(answer) == true { nights.take(isQuick: answer.isQuick) }
      return facts[plant, default: FactGrowth()].take(answer, by: nights.rule)
    case .tree(let tree): return trees[tree, default: TreeGrowth()].take(answer)
    }
  }

  /// What there is to see of a plant on a day.
  package func sight(of plant: Plant, on today: Int) -> PlantSight {
    switch plant {
    case .table, .sum: PlantSight(facts[plant] ?? FactGrowth(), on: today, by: nights.rule)
    case .tree(let tree): PlantSight(trees[tree] ?? TreeGrowth())
    }
  }

  package func stage(of plant: Plant) -> Stage {
    switch plant {
    case .table, .sum: facts[plant]?.stage ?? .notAsked
    case .tree(let tree): trees[tree]?.stage ?? .notAsked
    }
  }
}

extension Garden {
  /// How often the questions of a plant were missed.
  package func misses(of plant: Plant) -> Int {
    switch plant {
    case .table, .sum: facts[plant]?.misses ?? 0
    case .tree(let tree): trees[tree]?.misses ?? 0
    }
  }

  /// Whether a fact was found alone on a day before another.
  func wasAlone(_ plant: Plant, before day: Int) -> Bool {
    facts[plant]?.firstAlone.map { $0 < day } ?? false
  }
}

extension Garden {
  /// How many flowers show at once that they have waited for long: more would be a bill.
  package static let mostThirsty = 5

  /// The flowers that show thirst on a day, those that have waited longest first.
  package func thirsty(on today: Int) -> [Plant] {
    let waiting = Plant.all.compactMap { plant in
      facts[plant].flatMap { $0.isThirsty(on: today) ? (plant, $0.visited ?? today) : nil }
    }
    return waiting.sorted { $0.1 < $1.1 }.prefix(Self.mostThirsty).map(\.0)
  }

  /// The plants that one good day, this one, opens, those known best first, with the question that
  /// does it.
  package func couldOpen(on today: Int) -> [(plant: Plant, question: Question)] {
    let near = Plant.all.compactMap { plant in
      facts[plant].flatMap { growth in
        growth.opening(on: today, by: nights.rule).map { (plant, $0, growth.cleanDays) }
      }
    }
    return near.sorted { $0.2 > $1.2 }.map { ($0.0, $0.0.question($0.1)) }
  }

  /// The flowers that opened on a day.
  func opened(on day: Int) -> [Plant] { Plant.all.filter { facts[$0]?.opened == day } }

  /// The tables of which each plant is a flower, the last of them opened on a day.
  func tables(wholeSince day: Int) -> [Int] {
    Plant.tableNumbers.filter { number in
      let opened = Plant.tables.filter { $0.isIn(table: number) }.map { facts[$0]?.opened }
      return !opened.contains(nil) && opened.compactMap(\.self).max() == day
    }
  }

  /// A question for each open flower that these have one for, those not answered for longest first;
  /// asked in the direction that is known by heart, if it can be.
  func flowersByVisit(among questions: [Question]) -> [Question] {
    let asked = Dictionary(grouping: questions) { Plant($0) }
    let open = Plant.all.compactMap { plant in
      facts[plant].flatMap { $0.stage == .grown ? (plant, $0) : nil }
    }
    return open.sorted { ($0.1.visited ?? 0) < ($1.1.visited ?? 0) }.compactMap { plant, growth in
      asked[plant]?.first { growth.isByHeart($0, by: nights.rule) } ?? asked[plant]?.first
    }
  }

  /// How many open flowers, bees, butterflies, trees and apples there are.
  package var counts: GardenCounts {
    let open = facts.values.filter { $0.stage == .grown }
    return GardenCounts(
      flowers: open.count, bees: open.count(where: \.hasBee),
      butterflies: open.count(where: \.hasButterfly),
      trees: trees.values.count { $0.stage == .grown },
      apples: trees.values.reduce(0) { $0 + $1.apples })
  }

  /// How many plants were found, whatever has become of them since.
  package var planted: Int {
    facts.values.count { $0.stage >= .sprout } + trees.values.count { $0.stage >= .sprout }
  }

  /// Whether nothing was planted yet.
  package var isEmpty: Bool { facts.isEmpty && trees.isEmpty }
}

extension Attempt {
  /// Whether something was answered: skips and forgiven slips are no answers.
  var isAnswer: Bool {
    switch outcome {
    case .right, .wrong, .revealed: true
    case .slip, .skipped: false
    }
  }
}

extension Garden: Packable {
  package static let blank = Garden()

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&facts)
    try packer.pack(&trees)
    try packer.pack(&pace)
    try packer.pack(&nights)
  }
}
