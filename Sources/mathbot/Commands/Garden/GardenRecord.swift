import Quiz

/// A garden, as `garden --json` prints it.
///
/// Days are dates of the local calendar by ISO 8601; what is not there is left out. A tree has the
/// name of its way instead of numbers, and apples.
struct GardenRecord: JSONDocument {
  static let format = "mathbot-garden"
  static let schema = 1

  /// One plant.
  struct PlantRecord: Encodable {
    let kind: Kind
    var numbers: [Int]?
    var name: Tree?
    let stage: String
    var bee: Bool?
    var butterfly: Bool?
    var thirsty: Bool?
    var opened: String?
    var apples: Int?
  }

  enum Kind: String, Encodable {
    case table, sum, tree
  }

  let plants: [PlantRecord]
  let flowers: Int
  let bees: Int
  let butterflies: Int
  let trees: Int
  let apples: Int

  init(_ garden: Garden, on today: Int) {
    let counts = garden.counts
    let thirsty = Set(garden.thirsty(on: today))
    plants = Plant.all.map {
      PlantRecord($0, garden.sight(of: $0, on: today), isThirsty: thirsty.contains($0))
    }
    flowers = counts.flowers
    bees = counts.bees
    butterflies = counts.butterflies
    trees = counts.trees
    apples = counts.apples
  }
}

extension GardenRecord.PlantRecord {
  init(_ plant: Plant, _ sight: PlantSight, isThirsty: Bool) {
    stage = sight.stage.name(of: plant)
    switch plant {
    case .table(let first, let second), .sum(let first, let second):
      kind = plant.question().operation == .multiply ? .table : .sum
      numbers = [first, second]
      bee = sight.hasBee
      butterfly = sight.hasButterfly
      thirsty = isThirsty
      opened = sight.opened.map(isoDate)
    case .tree(let tree):
      kind = .tree
      name = tree
      apples = sight.apples
    }
  }
}

extension Stage {
  /// The name in JSON, which never changes.
  fileprivate func name(of plant: Plant) -> String {
    switch self {
    case .notAsked: "not-asked"
    case .seed: "seed"
    case .sprout: "sprout"
    case .green: "green"
    case .grown: plant.isFact ? "flower" : "tree"
    }
  }
}
