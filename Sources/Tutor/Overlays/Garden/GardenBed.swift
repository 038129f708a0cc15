import Basics
import Content
import Quiz
import Screen

/// A bed of the garden: the tables, the sums, or the trees.
enum GardenBed: Int, CaseIterable, Sendable {
  case tables, sums, trees

  /// How many trees stand in a row.
  private static let treesInRow = 2

  /// The plants in their rows; a square shows each fact in both orders, as a table on a wall does.
  var rows: [[Plant]] {
    switch self {
    case .tables: Self.tableRows
    case .sums: Self.sumRows
    case .trees: Self.treeRows
    }
  }

  private static let tableRows = Plant.tableNumbers.map { row in
    Plant.tableNumbers.map { Plant.table(min(row, $0), max(row, $0)) }
  }

  private static let sumRows = Plant.sumNumbers.map { row in
    Plant.sumNumbers.map { Plant.sum(min(row, $0), max(row, $0)) }
  }

  /// Adding stands left, taking away right of it.
  private static let treeRows = (0..<Plant.trees.count / treesInRow).map { row in
    (0..<treesInRow).map { Plant.trees[row + $0 * Plant.trees.count / treesInRow] }
  }

  /// Where a plant stands, row by row.
  var points: [Point] {
    rows.enumerated().flatMap { row, plants in
      plants.indices.map { Point(column: $0, row: row) }
    }
  }

  /// The numbers of the rows and of the columns; none where the plants have names.
  var numbers: [Int] {
    switch self {
    case .tables: Array(Plant.tableNumbers)
    case .sums: Array(Plant.sumNumbers)
    case .trees: []
    }
  }

  /// The sign in the corner of the square.
  var corner: String {
    switch self {
    case .tables: String(Quiz.Operation.multiply.symbol)
    case .sums: String(Quiz.Operation.add.symbol)
    case .trees: ""
    }
  }

  var name: Phrase {
    switch self {
    case .tables: .gardenTables
    case .sums: .gardenSums
    case .trees: .gardenTrees
    }
  }

  /// What grows in the bed.
  var description: Phrase {
    switch self {
    case .tables: .gardenGrowsTables
    case .sums: .gardenGrowsSums
    case .trees: .gardenGrowsTrees
    }
  }

  /// A row in words.
  var line: Phrase {
    switch self {
    case .tables: .gardenBedTables
    case .sums: .gardenBedSums
    case .trees: .gardenBedTrees
    }
  }

  /// Where a plant stands first; nil where it grows in another bed, or is none.
  func place(of plant: Plant?) -> Point? { points.first { rows[$0.row][$0.column] == plant } }

  /// Where the plant stands that has grown furthest, the first of several; nil where none grows.
  func furthest(in garden: Garden) -> Point? {
    let stages = points.map { ($0, garden.stage(of: rows[$0.row][$0.column])) }
    let highest = stages.map(\.1).max() ?? .notAsked
    return highest == .notAsked ? nil : stages.first { $0.1 == highest }?.0
  }

  /// The bed after this one, the first after the last.
  var next: GardenBed { Self(rawValue: rawValue + 1) ?? .tables }
}
