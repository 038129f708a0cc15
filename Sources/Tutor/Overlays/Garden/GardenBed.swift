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
    case .tables:
      Plant.tableNumbers.map { row in
        Plant.tableNumbers.map { .table(min(row, $0), max(row, $0)) }
      }
    case .sums:
      Plant.sumNumbers.map { row in
        Plant.sumNumbers.map { .sum(min(row, $0), max(row, $0)) }
      }
    case .trees:
      // Adding stands left, taking away right of it.
      (0..<Plant.trees.count / Self.treesInRow).map { row in
        (0..<Self.treesInRow).map { Plant.trees[row + $0 * Plant.trees.count / Self.treesInRow] }
      }
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

  /// Where the plant stands that has grown furthest, the first of several; nil where none grows.
  func furthest(in garden: Garden) -> Point? {
    let stages = rows.enumerated().flatMap { row, plants in
      plants.enumerated().map { (Point(column: $0, row: row), garden.stage(of: $1)) }
    }
    let highest = stages.map(\.1).max() ?? .notAsked
    return highest == .notAsked ? nil : stages.first { $0.1 == highest }?.0
  }

  /// The bed after this one, the first after the last.
  var next: GardenBed { Self(rawValue: rawValue + 1) ?? .tables }
}
