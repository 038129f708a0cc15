/// What a picture beside a hint shows.
package enum HintPicture: Equatable, Sendable {
  /// What the child is to find, and so what the picture leaves open.
  package enum Hidden: Equatable, Sendable {
    case nothing
    /// The number at the end, or how many there are in all.
    case end
    /// The lengths of the hops, or how many parts there are.
    case hops
  }

  /// Dots in frames of ten: so many full ones, then so many open ones, then empty ones.
  case tenFrames(first: Int, second: Int, frames: Int, hides: Hidden = .nothing)
  /// Rows of dots, one below the other; what is longer than the shortest row is open.
  case rows([Int], hides: Hidden = .nothing)
  /// Rods of ten and single dots, one line for each number.
  case blocks([Int], hides: Hidden = .nothing)
  /// Rods of ten and single dots, some of them taken away.
  case takenBlocks(from: Int, taken: Int)
  /// Hops along a line; negative ones go back.
  case numberLine(start: Int, hops: [Int], hides: Hidden)
  /// As many rows of as many dots; the first rows are full and the others open.
  case array(rows: Int, columns: Int, split: Int, hides: Hidden = .nothing)
  /// A square of dots; the last row and the last column are open.
  case square(Int)
  /// A bar of a length, cut into equal groups.
  case groups(total: Int, size: Int)
  /// Numbers of which each is the double, or the half, of the one before.
  case ladder([Int], hides: Hidden)

  /// The same picture with nothing left open.
  package var complete: HintPicture {
    switch self {
    case .numberLine(let start, let hops, _): .numberLine(start: start, hops: hops, hides: .nothing)
    case .blocks(let numbers, _): .blocks(numbers)
    case .tenFrames(let first, let second, let frames, _):
      .tenFrames(first: first, second: second, frames: frames)
    case .rows(let counts, _): .rows(counts)
    case .array(let rows, let columns, let split, _):
      .array(rows: rows, columns: columns, split: split)
    case .ladder(let numbers, _): .ladder(numbers, hides: .nothing)
    case .takenBlocks, .square, .groups: self
    }
  }
}
